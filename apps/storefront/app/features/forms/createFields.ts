import type { FieldProblem, FormProblems } from '@selvedge/cart-domain/forms'
import { m } from '../../paraglide/messages.js'

/** The problems and typed values of a form that was not accepted. */
export type FormResponse = {
  readonly problems: FormProblems
  readonly values: Readonly<Record<string, string>>
}

/** The message of each problem. It explains how to correct the field. */
const fieldTexts = {
  required: m.field_required,
  'too-short': m.field_too_short,
  'too-long': m.field_too_long,
  'special-characters': m.field_special,
  email: m.field_email,
  'email-mismatch': m.field_email_mismatch,
  phone: m.field_phone,
  postcode: m.field_postcode,
  'password-rules': m.field_password_rules,
  'password-mismatch': m.field_password_mismatch,
  'street-number': m.field_street_number,
  state: m.field_state,
  'postcode-canada': m.field_postcode_canada,
  'po-box': m.field_po_box,
  military: m.field_military,
  'card-number': m.field_card_number,
  'card-expiry': m.field_card_expiry,
  'card-code': m.field_card_code,
  agreement: m.field_agreement,
  choice: m.field_choice,
  code: m.code_unknown,
  website: m.field_website,
  characters: m.field_characters,
  country: m.field_country,
} satisfies Record<FieldProblem, (names: { label: string }) => string>

/** Problems of empty fields. */
const missing: readonly (FieldProblem | undefined)[] = ['required', 'choice', 'agreement']

/** Connects fields to a form's response: typed values, errors, and the summary above the form. */
export const createFields = (
  response: FormResponse | undefined,
  initial: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>>,
) => {
  const errorOf = (name: string): string | undefined => {
    const problem = response?.problems[name]
    return problem ? fieldTexts[problem]({ label: labels[name] ?? name }) : undefined
  }
  // In the order of the form, which is the order of its labels.
  const wrong = Object.keys(labels).filter((name) => response?.problems[name])
  return {
    /** Name, id, label, value and error of a field. */
    field: (name: string) => ({
      name,
      id: name,
      label: labels[name] ?? name,
      defaultValue: response?.values[name] ?? initial[name] ?? '',
      error: errorOf(name),
    }),
    /**
     * Title and errors of the summary: missing fields (spec §5), or fields to correct. `response` is an object that
     * stays the same while the form renders again, and differs for the next response.
     */
    summary: {
      title: wrong.some((name) => missing.includes(response?.problems[name]))
        ? m.form_incomplete()
        : m.form_incorrect(),
      errors: wrong.map((name) => ({ fieldId: name, message: errorOf(name) ?? '' })),
      response: response?.problems,
    },
  }
}

export type Fields = ReturnType<typeof createFields>
