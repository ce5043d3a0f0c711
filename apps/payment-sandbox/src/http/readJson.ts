import type { Context } from 'hono'
import * as v from 'valibot'

/** Validates a JSON body, or returns one message about the first invalid field. */
export const readJson = async <Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<{ readonly value: v.InferOutput<Schema> } | { readonly problem: string }> => {
  let body: unknown
  try {
    body = JSON.parse(await context.req.text())
  } catch {
    return { problem: 'The body must be JSON.' }
  }
  const parsed = v.safeParse(schema, body)
  if (parsed.success) return { value: parsed.output }
  const [issue] = parsed.issues
  const path = issue.path?.map(({ key }) => String(key)).join('.')
  return { problem: path ? `${path}: ${issue.message}` : issue.message }
}
