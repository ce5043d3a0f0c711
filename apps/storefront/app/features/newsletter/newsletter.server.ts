import { data, redirect } from '@remix-run/node'
import { newsletterSchema, readForm } from '@selvedge/cart-domain/forms'
import type { IdentityProblem } from '@selvedge/identity-client'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { m } from '../../paraglide/messages.js'
import { notFound } from '../errors/failures.server.ts'
import type { FormResponse } from '../forms/createFields.ts'
import { shopStart } from '../frame/shopStart.server.ts'

/** Why a subscription was not accepted: wrong fields, or a message. */
export type NewsletterResult = FormResponse & { readonly message: string }

/** Loads the form, with the email address that was typed in the footer. */
export const loadNewsletter = ({ searchParams }: URL) => ({
  email: (searchParams.get('email') ?? '').slice(0, 100),
  options: [
    { value: 'weekly', label: m.newsletter_weekly() },
    { value: 'monthly', label: m.newsletter_monthly() },
  ],
  texts: {
    title: m.newsletter_title(),
    text: m.newsletter_text(),
    fullName: m.newsletter_name(),
    email: m.newsletter_email(),
    emailOption: m.newsletter_option(),
    agreement: m.newsletter_agreement(),
    action: m.newsletter_action(),
  },
})

export type NewsletterData = ReturnType<typeof loadNewsletter>

const messageOf = ({ kind }: IdentityProblem, other: string): string => {
  if (kind === 'unavailable') return m.error_text()
  return kind === 'too-many' ? m.too_many() : other
}
const statusOf = ({ kind }: IdentityProblem): number => {
  if (kind === 'unavailable') return 503
  return kind === 'too-many' ? 429 : 422
}

/** Subscribes an email address. A link that is mailed to the address confirms the subscription. */
export const subscribe = async (shop: ShopContext, form: FormData) => {
  const entries = [...form.entries()]
  const read = readForm(newsletterSchema, entries)
  if (!read.ok) return data<NewsletterResult>({ ...read, message: '' }, { status: 422 })
  const { email, fullName, emailOption, agreement } = read.value
  const values = { email, fullName, emailOption, agreement: agreement ? 'on' : '' }
  // The page of preferences also offers the option `none`, but this form does not.
  if (emailOption === 'none')
    return data<NewsletterResult>(
      { problems: { emailOption: 'choice' }, values, message: '' },
      { status: 422 },
    )
  const done = await shop.account.subscribeToNewsletter({ email, fullName, emails: emailOption })
  if (!done.ok) {
    const message = messageOf(done.problem, m.error_text())
    return data<NewsletterResult>({ problems: {}, values, message }, { status: statusOf(done.problem) })
  }
  shop.session.notify({ kind: 'message', title: m.newsletter_sent({ email }), stays: true })
  return redirect(shop.paths.newsletter(), 303)
}

const steps = {
  confirm: () => ({
    title: m.newsletter_confirm_title(),
    text: m.newsletter_confirm_text,
    action: m.newsletter_confirm_action(),
    doneTitle: m.newsletter_confirm_done_title(),
    done: m.newsletter_confirm_done,
  }),
  unsubscribe: () => ({
    title: m.newsletter_leave_title(),
    text: m.newsletter_leave_text,
    action: m.newsletter_leave_action(),
    doneTitle: m.newsletter_leave_done_title(),
    done: m.newsletter_leave_done,
  }),
} as const

const isStep = (step: string | undefined): step is keyof typeof steps =>
  step !== undefined && Object.hasOwn(steps, step)

/**
 * Loads the page behind a link in a mail. Opening the page changes nothing until its button is pressed, because mail
 * scanners open links, too.
 */
export const loadNewsletterLink = (step: string | undefined, { searchParams }: URL) => {
  const email = (searchParams.get('email') ?? '').slice(0, 100)
  const key = (searchParams.get('key') ?? '').slice(0, 100)
  // A link without an email address or a key is incomplete, so it has no page.
  if (!isStep(step) || !email || !key) throw notFound()
  const { title, text, action } = steps[step]()
  return {
    email,
    key,
    title,
    text: text({ email }),
    action,
  }
}

/** Confirms a subscription, or removes an email address. */
export const followNewsletterLink = async (shop: ShopContext, step: string | undefined, form: FormData) => {
  if (!isStep(step)) throw notFound()
  const link = { email: String(form.get('email') ?? ''), key: String(form.get('key') ?? '') }
  const { account } = shop
  const done = await (step === 'confirm'
    ? account.confirmNewsletter(link)
    : account.unsubscribeFromNewsletter(link))
  const again = { href: shop.paths.newsletter(), label: m.newsletter_again() }
  if (done.ok) {
    const { doneTitle: title, done: text } = steps[step]()
    const next = step === 'confirm' ? shopStart(shop) : again
    return data({ ok: true, title, text: text({ email: link.email }), next })
  }
  const text = messageOf(done.problem, m.newsletter_refused())
  return data({ ok: false, title: '', text, next: again }, { status: statusOf(done.problem) })
}
