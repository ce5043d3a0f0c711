import * as v from 'valibot'
import { type FieldProblem, fieldProblems } from './messages.ts'

/** The problems of a form, one for each field, in the order of the posted fields; those of missing fields are last. */
export type FormProblems = Readonly<Record<string, FieldProblem>>

/**
 * The value of a form, or the problems of its fields together with what was typed, to fill the form again. Passwords and
 * cards are never among the typed values.
 */
export type FormResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: FormProblems; readonly values: Readonly<Record<string, string>> }

const isFieldProblem = (text: string): text is FieldProblem =>
  fieldProblems.some((problem) => problem === text)

/**
 * Validates posted fields against a form. On failure it returns each field's first problem and what was typed, so that
 * the shopper does not have to type again (passwords and cards are never returned). It never throws; files are ignored.
 *
 * @param data A `FormData`, a `URLSearchParams`, or entries of name and value.
 *
 * @example
 * ```ts
 * import { loginSchema, readForm } from '@selvedge/cart-domain/forms'
 *
 * const typed = new URLSearchParams({ email: 'anna', password: 'Selvedge-2026' })
 * const read = readForm(loginSchema, typed)
 *
 * if (!read.ok) read.problems // { email: 'email' }
 * if (!read.ok) read.values // { email: 'anna' }
 * ```
 */
export const readForm = <Schema extends v.GenericSchema>(
  schema: Schema,
  data: Iterable<[string, unknown]>,
): FormResult<v.InferOutput<Schema>> => {
  const values: Record<string, string> = Object.create(null)
  for (const [name, value] of data) if (typeof value === 'string') values[name] = value
  const parsed = v.safeParse(schema, { ...values })
  if (parsed.success) return { ok: true, value: parsed.output }
  const problems: Record<string, FieldProblem> = Object.create(null)
  for (const issue of parsed.issues) {
    const field = String(issue.path?.[0]?.key ?? '')
    problems[field] ??= isFieldProblem(issue.message) ? issue.message : 'required'
  }
  const safe = Object.entries(values).filter(([name]) => !/password|cardNumber|securityCode/i.test(name))
  const ordered = [...Object.keys(values), ...Object.keys(problems)].flatMap((name) => {
    const problem = problems[name]
    return problem ? [[name, problem] as const] : []
  })
  return { ok: false, problems: Object.fromEntries(ordered), values: Object.fromEntries(safe) }
}
