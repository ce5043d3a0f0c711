import type { Context } from 'hono'
import type { BadBody } from './body.ts'

/** The answer to a body that cannot be taken. */
export const invalid = (context: Context, { field, message }: BadBody): Response =>
  context.json({ kind: 'invalid', field, message }, 422)
