import * as v from 'valibot'
import { emailOptions } from '../defaults/defaults.ts'
import { email, fullName, password, personName, phone, typedPassword } from './fields.ts'
import { issue } from './messages.ts'
import { agreement, optionalText, requiredText } from './text.ts'

/** Signing in: email, and the password as it was typed (spec §5). */
export const LoginForm = v.object({ email, password: typedPassword })

const newPassword = {
  password,
  passwordAgain: v.pipe(v.string(issue('required')), v.nonEmpty(issue('required'))),
}

type TwoPasswords = { readonly password: string; readonly passwordAgain: string }
const isRepeated = (form: TwoPasswords): boolean => form.password === form.passwordAgain.normalize('NFC')

/** Registration: names, email, and a password that meets the rules, typed twice (spec §5). */
export const RegisterForm = v.pipe(
  v.object({ firstName: personName, lastName: personName, email, ...newPassword }),
  v.forward(v.partialCheck([['password'], ['passwordAgain']], isRepeated, issue('password-mismatch')), [
    'passwordAgain',
  ]),
)
/** The validated fields of a registration. */
export type RegisterFormValue = v.InferOutput<typeof RegisterForm>

/** A forgotten password: the address that the link is sent to. */
export const ForgotForm = v.object({ email })

/** A new password with the link's token, typed twice. */
export const ResetForm = v.pipe(
  v.object({ token: requiredText, ...newPassword }),
  v.forward(v.partialCheck([['password'], ['passwordAgain']], isRepeated, issue('password-mismatch')), [
    'passwordAgain',
  ]),
)

/** A guest's contact at checkout: email typed twice (spec §5). */
export const ContactForm = v.pipe(
  v.object({ email, emailAgain: email }),
  v.forward(
    v.partialCheck(
      [['email'], ['emailAgain']],
      (form) => form.email === form.emailAgain,
      issue('email-mismatch'),
    ),
    ['emailAgain'],
  ),
)

/** The shopper's own details. */
export const ProfileForm = v.object({
  firstName: personName,
  lastName: personName,
  email,
  phone: v.optional(v.union([v.pipe(optionalText, v.literal('')), phone], issue('phone')), ''),
})

/** How often to send email, or never (spec §4). */
export const EmailOptionForm = v.object({ emailOption: v.picklist(emailOptions, issue('choice')) })

/** The newsletter: name, address, frequency, and the required agreement. */
export const NewsletterForm = v.object({
  fullName,
  email,
  emailOption: v.picklist(emailOptions, issue('choice')),
  agreement,
})

/** An agreement alone, for forms that require it at their end (spec §5). */
export const AgreementForm = v.object({ agreement })
