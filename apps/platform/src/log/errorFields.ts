import { createHash } from 'node:crypto'

type Fields = Readonly<Record<string, unknown>>

type Caused = { readonly cause?: unknown; readonly code?: unknown; readonly constraint?: unknown }

// A stack frame: function, file and line, without folders.
const place = /^\s+at (?:.*[/\\])?([^/\\]+)$/

/** A hash of the error's name and stack, which is equal for errors from the same place in the code. */
const fingerprintOf = (error: Error): string => {
  const places = (error.stack ?? '').split('\n').flatMap((line) => place.exec(line)?.[1] ?? [])
  return createHash('sha256')
    .update([error.name, ...places.slice(0, 6)].join('\n'))
    .digest('hex')
    .slice(0, 12)
}

const codeOf = ({ code, constraint }: Caused): Fields => ({
  ...((typeof code === 'string' || typeof code === 'number') && { code }),
  ...(typeof constraint === 'string' && { constraint }),
})

const isError = (value: unknown): value is Error => value instanceof Error

/**
 * The loggable fields of an error: its class, code and fingerprint, and the class and code of its cause. Omits message and
 * stack, which can contain SQL statements, email addresses and tokens.
 */
export const errorFields = (error: unknown): Fields => {
  if (!isError(error)) return { type: typeof error }
  const { cause } = error
  return {
    type: error.name,
    ...codeOf(error as Caused),
    fingerprint: fingerprintOf(error),
    ...(isError(cause) && { cause: { type: cause.name, ...codeOf(cause as Caused) } }),
  }
}
