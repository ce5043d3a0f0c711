import { email, password } from '@selvedge/cart-domain/forms'
import * as v from 'valibot'
import { EmailOption } from '../preferences/preferences.ts'
import type { Operation } from './operation.ts'
import { isPlain, Ok, words } from './values.ts'

const typedPassword = v.pipe(v.string(), v.nonEmpty(), v.maxLength(256), v.check(isPlain))
const typedEmail = words(256)
const name = words(100, 2)

export const LoginBody = v.object({ email: typedEmail, password: typedPassword })
export const RegistrationBody = v.object({
  email,
  password,
  firstName: name,
  lastName: name,
  locale: v.optional(words(20)),
})
export const ConfirmBody = v.object({ token: words(200) })
export const LogoutBody = v.object({ tokens: v.optional(v.array(words(512)), []) })
export const ForgotBody = v.object({ email: typedEmail })
export const ResetBody = v.object({ token: words(512), password })
export const ChangeBody = v.object({ currentPassword: typedPassword, newPassword: password })
export const EmailOptionBody = v.object({ emails: EmailOption })
export const SupportBody = v.object({
  email,
  topic: words(100),
  message: words(5000),
  orderNumber: v.optional(words(50)),
})

const Tokens = v.object({
  accessToken: v.string(),
  expiresAt: v.number(),
  refreshToken: v.optional(v.string()),
  scope: v.string(),
})
export const SignedInAnswer = v.object({
  customerId: v.string(),
  cartId: v.nullable(v.string()),
  tokens: Tokens,
})
const RegisteredAnswer = v.union([SignedInAnswer, v.object({ kind: v.literal('confirm') })])

const at = (path: string): string => `/api/{product}${path}`

/** Signing in and out, registration and passwords. */
export const accountOperations = [
  {
    method: 'post',
    path: at('/login'),
    id: 'login',
    summary: 'Signs a customer in. A page gets a new session cookie; a server gets the tokens to keep.',
    caller: 'nobody',
    body: LoginBody,
    answer: SignedInAnswer,
    refusals: [401, 422, 429],
  },
  {
    method: 'post',
    path: at('/logout'),
    id: 'logout',
    summary: 'Ends both tokens. A page becomes a guest with a fresh token.',
    caller: 'nobody',
    body: LogoutBody,
    answer: v.object({ ok: v.literal(true), token: v.optional(v.string()) }),
    refusals: [422],
  },
  {
    method: 'post',
    path: at('/register'),
    id: 'register',
    summary: 'Registers a customer, at once or by a link in a mail, as the service is set up.',
    caller: 'nobody',
    body: RegistrationBody,
    answer: RegisteredAnswer,
    refusals: [422, 429],
  },
  {
    method: 'post',
    path: at('/register/confirm'),
    id: 'confirmRegistration',
    summary: 'Finishes a registration with the token out of its mail, and signs in.',
    caller: 'nobody',
    body: ConfirmBody,
    answer: SignedInAnswer,
    refusals: [422, 429],
  },
  {
    method: 'post',
    path: at('/password/forgot'),
    id: 'forgotPassword',
    summary: 'Mails a link for a new password. The answer is the same for every address.',
    caller: 'nobody',
    body: ForgotBody,
    status: 202,
    answer: Ok,
    refusals: [422, 429],
  },
  {
    method: 'post',
    path: at('/password/reset'),
    id: 'resetPassword',
    summary: 'Sets a new password with the token out of the mail, and ends every session of the customer.',
    caller: 'nobody',
    body: ResetBody,
    answer: Ok,
    refusals: [422, 429],
  },
  {
    method: 'post',
    path: at('/password/change'),
    id: 'changePassword',
    summary: 'Changes the password and ends every other session.',
    caller: 'customer',
    body: ChangeBody,
    answer: SignedInAnswer,
    refusals: [401, 422, 429],
  },
  {
    method: 'get',
    path: at('/email-options'),
    id: 'emailOptions',
    summary: 'How often the customer wants mail from the shop.',
    caller: 'customer',
    answer: EmailOptionBody,
  },
  {
    method: 'put',
    path: at('/email-options'),
    id: 'saveEmailOptions',
    summary: 'Sets how often the customer wants mail: weekly, monthly or none.',
    caller: 'customer',
    body: EmailOptionBody,
    answer: EmailOptionBody,
    refusals: [422],
  },
  {
    method: 'post',
    path: at('/support-messages'),
    id: 'sendSupportMessage',
    summary: 'Writes to customer support.',
    caller: 'visitor',
    body: SupportBody,
    status: 202,
    answer: v.object({ ok: v.literal(true), id: v.string() }),
    refusals: [422, 429],
  },
] as const satisfies readonly Operation[]
