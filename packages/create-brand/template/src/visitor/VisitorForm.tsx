import { Callout, Stack } from '@selvedge/ui-kit'
import type { FormEvent, ReactNode } from 'react'

type VisitorFormProps = {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Why the shop did not accept the form. */
  readonly message: string | undefined
  readonly children: ReactNode
}

/** A form of a visitor, with the message of the shop above its fields. */
export const VisitorForm = ({ onSubmit, message, children }: VisitorFormProps) => (
  <form onSubmit={onSubmit} noValidate>
    <Stack gap="l">
      {message ? (
        <Callout tone="error" role="alert">
          {message}
        </Callout>
      ) : null}
      {children}
    </Stack>
  </form>
)
