import type { Context } from 'hono'
import * as v from 'valibot'

/** Reads and checks a JSON body; a bad one is a value that names the first wrong field. */
export const readBody = async <Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<
  | { readonly ok: true; readonly value: v.InferOutput<Schema> }
  | { readonly ok: false; readonly field: string }
> => {
  const body: unknown = await context.req.json().catch(() => undefined)
  const parsed = v.safeParse(schema, body)
  return parsed.success
    ? { ok: true, value: parsed.output }
    : { ok: false, field: String(parsed.issues[0].path?.[0]?.key ?? 'body') }
}
