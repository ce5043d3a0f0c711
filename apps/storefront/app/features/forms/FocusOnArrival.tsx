import { type ReactNode, useEffect, useRef } from 'react'

type FocusOnArrivalProps = {
  /** What it tells of: another one takes the focus anew. */
  readonly of: unknown
  readonly children: ReactNode
}

/** Something that has come about and has to be seen first: it takes the focus, and the view with it. */
export const FocusOnArrival = ({ of, children }: FocusOnArrivalProps) => {
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
