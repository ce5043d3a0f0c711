import { type ReactNode, useEffect, useRef } from 'react'

type FocusOnChangeProps = {
  /** What is shown: another one takes the focus again. */
  readonly of: unknown
  readonly children: ReactNode
}

/** Moves the focus, and the view with it, to content that has just appeared. */
export const FocusOnChange = ({ of, children }: FocusOnChangeProps) => {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (of) frame.current?.focus()
  }, [of])
  return (
    <div ref={frame} tabIndex={-1}>
      {children}
    </div>
  )
}
