export type { RegisterFormValue } from './account.ts'
export { ContactForm, LoginForm, RegisterForm } from './account.ts'
export type { AddressFormValue } from './address.ts'
export { AddressForm, splitStreet } from './address.ts'
export {
  email,
  MAX_LENGTH,
  optionalText,
  password,
  personName,
  phone,
  plainText,
  requiredText,
} from './fields.ts'
export type { FieldProblem } from './messages.ts'
export { fieldProblems } from './messages.ts'
export type { FormProblems, FormResult } from './readForm.ts'
export { readForm } from './readForm.ts'
