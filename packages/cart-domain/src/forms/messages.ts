/** Why a field is not accepted. The storefront has the words for each. */
export const fieldProblems = [
  'required',
  'too-short',
  'too-long',
  'special-characters',
  'email',
  'email-mismatch',
  'phone',
  'postcode',
  'password-rules',
  'password-mismatch',
  'street-number',
  'country',
  'state',
] as const
export type FieldProblem = (typeof fieldProblems)[number]
