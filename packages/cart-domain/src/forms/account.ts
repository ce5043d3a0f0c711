import * as v from 'valibot'
import { email, password, personName, requiredText } from './fields.ts'
import type { FieldProblem } from './messages.ts'

const says = (problem: FieldProblem): FieldProblem => problem

export const LoginForm = v.object({ email, password: requiredText })

/** Registration: names, e-mail, a password that keeps the rules, typed twice (spec §5). */
export const RegisterForm = v.pipe(
  v.object({ firstName: personName, lastName: personName, email, password, passwordAgain: requiredText }),
  v.forward(
    v.partialCheck(
      [['password'], ['passwordAgain']],
      (form) => form.password === form.passwordAgain,
      says('password-mismatch'),
    ),
    ['passwordAgain'],
  ),
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
export type RegisterFormValue = v.InferOutput<typeof RegisterForm>
