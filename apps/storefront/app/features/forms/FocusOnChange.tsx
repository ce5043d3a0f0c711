import { Callout } from '@selvedge/ui-kit/Callout'
import { type ReactNode, useEffect, useRef } from 'react'

type FocusOnChangeProps = {
  /** The content; a new value takes the focus again. */
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

/** The reason why a form was not accepted. It is shown above the form, announced and focused (spec §8). */
export const FormAlert = ({ of, action, children }: FocusOnChangeProps & { readonly action?: ReactNode }) => (
  <FocusOnChange of={of}>
    <Callout tone="error" role="alert" action={action}>
      {children}
    </Callout>
  </FocusOnChange>
)
