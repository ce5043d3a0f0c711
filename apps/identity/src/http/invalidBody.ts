import type { Context } from 'hono'
import type { BadBody } from './body.ts'

/** The response to an invalid body. */
export const invalidBody = (context: Context, { field, message }: BadBody): Response =>
  context.json({ kind: 'invalid', field, message }, 422)
