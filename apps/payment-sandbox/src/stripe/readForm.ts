import qs from 'qs'
import * as v from 'valibot'
import { invalidRequest, type Result } from './stripeError.ts'

/** An amount in minor units. */
export const Amount = v.pipe(
  v.string(),
  v.regex(/^-?[0-9]{1,12}$/, 'Invalid integer'),
  v.transform(Number),
  v.minValue(1, 'This value must be greater than or equal to 1.'),
  v.maxValue(99_999_999, 'Amount must be no more than 999,999.99.'),
)
export const Text = v.pipe(v.string(), v.maxLength(5000, 'Invalid string: it is too long.'))
export const Metadata = v.record(
  v.pipe(v.string(), v.maxLength(40, 'Metadata keys can have up to 40 characters.')),
  v.pipe(v.string(), v.maxLength(500, 'Metadata values can have up to 500 characters.')),
)
export const Url = v.pipe(v.string(), v.url('Not a valid URL'), v.regex(/^https?:/, 'Not a valid URL'))
export const Flag = v.pipe(
  v.picklist(['true', 'false'], 'Invalid boolean'),
  v.transform((text) => text === 'true'),
)

/** Decodes `a[b]=c` as Stripe's clients encode it. */
export const parseForm = (body: string): Record<string, unknown> =>
  qs.parse(body, { plainObjects: true, depth: 5 })

/** Validates a form. The first issue becomes Stripe's error, with the name of its parameter. */
export const readForm = <Schema extends v.GenericSchema>(
  schema: Schema,
  form: unknown,
): Result<v.InferOutput<Schema>> => {
  const parsed = v.safeParse(schema, form)
  if (parsed.success) return { value: parsed.output }
  const [issue] = parsed.issues
  const [first, ...rest] = issue.path?.map(({ key }) => String(key)) ?? []
  const param = first ? `${first}${rest.map((key) => `[${key}]`).join('')}` : undefined
  const absent = issue.received === 'undefined'
  return {
    failure: invalidRequest(absent && param ? `Missing required param: ${param}.` : issue.message, {
      ...(absent ? { code: 'parameter_missing' } : { code: 'parameter_invalid' }),
      ...(param ? { param } : {}),
    }),
  }
}
