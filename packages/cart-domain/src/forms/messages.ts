/**
 * Why a field is not accepted. Each site has its own messages; `@selvedge/cart-domain/messages` has English messages.
 */
export const fieldProblems = [
  'required',
  'too-short',
  'too-long',
  'special-characters',
  'characters',
  'email',
  'email-mismatch',
  'website',
  'phone',
  'postcode',
  'postcode-canada',
  'password-rules',
  'password-mismatch',
  'street-number',
  'country',
  'state',
  'po-box',
  'military',
  'card-number',
  'card-expiry',
  'card-code',
  'agreement',
  'choice',
  'code',
] as const
/** Why a field is not accepted, as a name; `@selvedge/cart-domain/messages` has an English message for each. */
export type FieldProblem = (typeof fieldProblems)[number]

/** Returns the problem unchanged. Its type ensures that a schema uses only existing problems. */
export const issue = (problem: FieldProblem): FieldProblem => problem
