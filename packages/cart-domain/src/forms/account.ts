import * as v from 'valibot'
import { emailOptions } from '../defaults/defaults.ts'
import { email, fullName, password, personName, phone, typedPassword } from './fields.ts'
import { says } from './messages.ts'
import { agreement, optionalText, requiredText } from './text.ts'

export const LoginForm = v.object({ email, password: typedPassword })

const newPassword = {
  password,
  passwordAgain: v.pipe(v.string(says('required')), v.nonEmpty(says('required'))),
}

type TwoPasswords = { readonly password: string; readonly passwordAgain: string }
const isRepeated = (form: TwoPasswords): boolean => form.password === form.passwordAgain.normalize('NFC')

/** Registration: names, e-mail, a password that keeps the rules, typed twice (spec §5). */
export const RegisterForm = v.pipe(
  v.object({ firstName: personName, lastName: personName, email, ...newPassword }),
  v.forward(v.partialCheck([['password'], ['passwordAgain']], isRepeated, says('password-mismatch')), [
    'passwordAgain',
  ]),
)
export type RegisterFormValue = v.InferOutput<typeof RegisterForm>

/** A forgotten password: where to send the link. */
export const ForgotForm = v.object({ email })

/** A new password by the link's token, typed twice. */
export const ResetForm = v.pipe(
  v.object({ token: requiredText, ...newPassword }),
  v.forward(v.partialCheck([['password'], ['passwordAgain']], isRepeated, says('password-mismatch')), [
    'passwordAgain',
  ]),
)

/** A guest's contact at checkout: e-mail typed twice (spec §5). */
export const ContactForm = v.pipe(
  v.object({ email, emailAgain: email }),
  v.forward(
    v.partialCheck(
      [['email'], ['emailAgain']],
      (form) => form.email === form.emailAgain,
      says('email-mismatch'),
    ),
    ['emailAgain'],
  ),
)

/** The shopper's own details. */
export const ProfileForm = v.object({
  firstName: personName,
  lastName: personName,
  email,
  phone: v.optional(v.union([v.pipe(optionalText, v.literal('')), phone], says('phone')), ''),
})

/** How often to write, or not at all (spec §4). */
export const EmailOptionForm = v.object({ emailOption: v.picklist(emailOptions, says('choice')) })

/** The newsletter: who, where to, how often, and the agreement without which nobody is written to. */
export const NewsletterForm = v.object({
  fullName,
  email,
  emailOption: v.picklist(emailOptions, says('choice')),
  agreement,
})

/** An agreement alone, for forms that ask for it at their end (spec §5). */
export const AgreementForm = v.object({ agreement })
