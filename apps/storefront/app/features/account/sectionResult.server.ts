import { data, redirect } from '@remix-run/node'
import type { IdentityProblem } from '@selvedge/identity-client'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { m } from '../../paraglide/messages.js'
import type { FormResponse } from '../forms/createFields.ts'

/** Why a form of a page of the account was not accepted: wrong fields, or a message. */
export type SectionResult<Name extends string> = FormResponse & {
  readonly form: Name
  readonly message: string
}

/** Fields that are never rendered back. */
const isSecret = (name: string): boolean => /password/i.test(name)

/** Refuses a form, with what was typed. */
export const refuse = <Name extends string>(
  form: Name,
  message: string,
  status: number,
  { problems, values }: FormResponse = { problems: {}, values: {} },
) => {
  const shown = Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name)))
  return data<SectionResult<Name>>({ form, message, problems, values: shown }, { status })
}

/** Shows what was done on a page of the account, which is loaded again. */
export const done = ({ session, paths }: ShopContext, page: string, title: string): Response => {
  session.notify({ kind: 'message', title })
  return redirect(paths.account(page), 303)
}

const statuses: Partial<Record<IdentityProblem['kind'], number>> = { unavailable: 503, 'too-many': 429 }

/** Refuses a form for a problem of the identity backend; `other` is the message for problems of the form itself. */
export const refuseProblem = <Name extends string>(
  form: Name,
  { kind }: IdentityProblem,
  values: FormResponse['values'],
  other: string,
) => {
  const texts: Partial<Record<IdentityProblem['kind'], string>> = {
    unavailable: m.error_text(),
    'too-many': m.too_many(),
    credentials: m.profile_password_wrong(),
  }
  return refuse(form, texts[kind] ?? other, statuses[kind] ?? 422, { problems: {}, values })
}
