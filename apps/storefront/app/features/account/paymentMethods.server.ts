import { redirect } from '@remix-run/node'
import { cardNicknameSchema, readForm } from '@selvedge/cart-domain/forms'
import type { IdentityProblem, SavedCard } from '@selvedge/identity-client'
import { cardPageSession } from '../../../server/checkout/cardPageSession.ts'
import { savedMethodName } from '../../../server/checkout/savedMethodText.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { m } from '../../paraglide/messages.js'
import { addCard, savedCardFields } from './addCard.server.ts'
import { billingLine } from './billingAddress.server.ts'
import { expectCustomer } from './profile.server.ts'
import { done, findFormCustomer, refuse, refuseProblem, rememberRefusal } from './sectionResult.server.ts'

const PAGE = 'payment-methods'
/** The page shows a notice when a card expires within this number of days. */
const NOTICE_DAYS = 60
const DAY_MS = 86_400_000

const forms = ['rename', 'default', 'remove', 'add'] as const
/** The forms of the page. */
export type CardForm = (typeof forms)[number]

/** The first moment at which a card is no longer valid: the beginning of the month after its expiry month. */
const endOf = ({ expYear, expMonth }: Pick<SavedCard, 'expYear' | 'expMonth'>): number =>
  Date.UTC(expYear, expMonth, 1)

/** The text about a card's expiry, and whether it needs attention. */
export const expiryText = (
  card: Pick<SavedCard, 'expYear' | 'expMonth'>,
  locale: string,
  now: number,
): { readonly text: string; readonly isNotice: boolean } => {
  const date = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(card.expYear, card.expMonth - 1, 1),
  )
  const end = endOf(card)
  if (now >= end) return { text: m.cards_expired({ date }), isNotice: true }
  return end - now <= NOTICE_DAYS * DAY_MS
    ? { text: m.cards_expires_soon({ date }), isNotice: true }
    : { text: m.cards_expires({ date }), isNotice: false }
}

const cardView = (card: SavedCard, { locale, paths }: ShopContext) => {
  const name = savedMethodName(card)
  // A PayPal account does not expire.
  const { text, isNotice } =
    card.kind === 'card' ? expiryText(card, locale, Date.now()) : { text: '', isNotice: false }
  const address = billingLine(card, locale)
  return {
    id: card.id,
    name,
    nickname: card.nickname,
    isDefault: card.isDefault,
    expiry: text,
    isNotice,
    billing: address ? m.cards_billing({ address }) : '',
    billingAction: address ? m.cards_billing_change() : m.cards_billing_add(),
    billingHref: paths.account(`${PAGE}/${card.id}`),
    labels: {
      billing: m.cards_billing_named({ card: name }),
      edit: m.cards_edit({ card: name }),
      rename: m.cards_rename_named({ card: name }),
      makeDefault: m.cards_make_default_named({ card: name }),
      remove: m.cards_remove_named({ card: name }),
    },
  }
}

/**
 * Saves the card that was entered on the provider's page, and redirects to the payment methods without the session in
 * the URL.
 */
const finishSetup = async (shop: ShopContext, session: string): Promise<never> => {
  const saved = await shop.account.finishCardSetup(await shop.token.current(), session)
  shop.session.notify({ kind: 'message', title: saved.ok ? m.cards_added() : m.cards_add_failed() })
  throw redirect(shop.paths.account(PAGE), 303)
}

/** Loads the payment methods of a customer. A URL with `?session=` is the return from the provider's page. */
export const loadPaymentMethods = async (shop: ShopContext, { searchParams }: URL) => {
  await expectCustomer(shop, PAGE)
  if (searchParams.has('session')) await finishSetup(shop, cardPageSession(searchParams) ?? '')
  const { identity, token } = shop
  const bearer = await token.current()
  const [cards, kinds] = await Promise.all([identity.savedCards(bearer), identity.paymentKinds(bearer)])
  const fields = kinds.ok ? savedCardFields(shop, kinds.value) : undefined
  return {
    cards: cards.ok ? cards.value.map((card) => cardView(card, shop)) : [],
    isReadable: cards.ok,
    message: cards.ok ? (cards.value.length === 0 ? m.cards_empty() : '') : m.cards_failed(),
    fields,
    texts: {
      title: m.cards_title(),
      saved: m.cards_saved(),
      savedText: m.cards_saved_text(),
      isDefault: m.cards_default(),
      makeDefault: m.cards_make_default(),
      nickname: m.cards_nickname(),
      rename: m.cards_rename(),
      remove: m.cards_remove(),
      removeText: m.cards_remove_text(),
      add: m.cards_add(),
      addText: fields ? m.cards_add_fields() : m.cards_add_text(),
      addNote: m.cards_add_note(),
      addPage: m.card_page_note(),
      addAction: m.cards_add_action(),
    },
  }
}

export type PaymentMethodsData = Awaited<ReturnType<typeof loadPaymentMethods>>

const refuseCard = (form: CardForm, problem: IdentityProblem, values: Readonly<Record<string, string>>) =>
  refuseProblem(form, problem, values, problem.kind === 'missing' ? m.cards_gone() : m.error_text())

const rename = async (shop: ShopContext, form: FormData) => {
  const read = readForm(cardNicknameSchema, [...form.entries()])
  if (!read.ok) return refuse('rename', m.field_too_long(), 422, read)
  const { card, nickname } = read.value
  const changed = await shop.identity.changeCard(await shop.token.current(), card, { nickname })
  return changed.ok ? done(shop, PAGE, m.cards_changed()) : refuseCard('rename', changed.problem, read.value)
}

const makeDefault = async (shop: ShopContext, card: string) => {
  const changed = await shop.identity.changeCard(await shop.token.current(), card, { makeDefault: true })
  return changed.ok ? done(shop, PAGE, m.cards_changed()) : refuseCard('default', changed.problem, { card })
}

const remove = async (shop: ShopContext, card: string) => {
  const removed = await shop.identity.removeCard(await shop.token.current(), card)
  return removed.ok
    ? done(shop, PAGE, removed.value.isForgotten ? m.cards_removed() : m.cards_removed_later())
    : refuseCard('remove', removed.problem, { card })
}

const change = async (shop: ShopContext, name: CardForm, form: FormData) => {
  const customer = await findFormCustomer(shop, name, form)
  if (!customer.ok) return customer.problem
  const card = String(form.get('card') ?? '')
  switch (name) {
    case 'rename':
      return rename(shop, form)
    case 'default':
      return makeDefault(shop, card)
    case 'remove':
      return remove(shop, card)
    case 'add':
      return addCard(shop, form)
  }
}

/** Handles a form of the page, by its name. */
export const changePaymentMethods = async (shop: ShopContext, form: FormData) => {
  const name = forms.find((known) => known === form.get('form'))
  return name
    ? rememberRefusal(shop, await change(shop, name, form))
    : redirect(shop.paths.account(PAGE), 303)
}
