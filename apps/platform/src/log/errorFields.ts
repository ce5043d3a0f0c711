import { createHash } from 'node:crypto'

type Fields = Readonly<Record<string, unknown>>

type Caused = { readonly cause?: unknown; readonly code?: unknown; readonly constraint?: unknown }

// A place in the code: function, file and line, without the folders above the file.
const place = /^\s+at (?:.*[/\\])?([^/\\]+)$/

/** Tells one kind of failure from another: the same for each error thrown at the same place. */
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
 * An error as it may be logged: its class, its code, those of its causes, and a fingerprint. Never its message or its
 * stack, which can hold statements, mail addresses and tokens.
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
