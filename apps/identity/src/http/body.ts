import type { Context } from 'hono'
import * as v from 'valibot'

/** An invalid body: its first wrong field, and a message about it. */
export type BadBody = { readonly ok: false; readonly field: string; readonly message: string }

/** Validates a JSON body; returns the first wrong field of an invalid one. */
export const readBody = async <Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<{ readonly ok: true; readonly value: v.InferOutput<Schema> } | BadBody> => {
  const body: unknown = await context.req.json().catch(() => undefined)
  const parsed = v.safeParse(schema, body)
  if (parsed.success) return { ok: true, value: parsed.output }
  const [issue] = parsed.issues
  return { ok: false, field: v.getDotPath(issue)?.split('.')[0] ?? 'body', message: issue.message }
}
