import { randomUUID } from 'node:crypto'
import { redirect } from '@remix-run/node'
import { readForm, supportSchema, supportTopics } from '@selvedge/cart-domain/forms'
import { findCustomer } from '../../../server/account/customer.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { m } from '../../paraglide/messages.js'
import type { FormResponse } from '../forms/createFields.ts'
import { findQuestions } from './commonQuestions.server.ts'
import { imageProblem, imagesOf } from './imageProblem.ts'
import { refuse, refuseProblem } from './sectionResult.server.ts'

const PAGE = 'support'
/** The reference of a message, as it is in the URL after sending. */
const REFERENCE = /^H-[\dA-F]{10}$/
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const topicText = (topic: (typeof supportTopics)[number]): string =>
  ({
    order: m.support_topic_order(),
    delivery: m.support_topic_delivery(),
    return: m.support_topic_return(),
    product: m.support_topic_product(),
    account: m.support_topic_account(),
    other: m.support_topic_other(),
  })[topic]

/** Loads common questions, searched by `?query=`, and the form, with the order of `?order=`. Guests use it too. */
export const loadSupport = async (shop: ShopContext, { searchParams }: URL) => {
  const { session, locale, paths } = shop
  const query = (searchParams.get('query') ?? '').slice(0, 100)
  const order = (searchParams.get('order') ?? '').slice(0, 50)
  const reference = searchParams.get('sent') ?? ''
  const customer = await findCustomer(shop)
  const questions = findQuestions(query, locale)
  return {
    /** The form sends this id, so that submitting it twice creates one message. */
    id: randomUUID(),
    isCustomer: session.customer !== undefined,
    email: (customer.ok && customer.value?.email) || '',
    order,
    topic: order ? 'order' : '',
    /** The confirmation that a message was sent, with its reference; empty when the URL contains no reference. */
    sent: REFERENCE.test(reference) ? m.support_sent({ reference }) : '',
    query,
    searchAction: paths.account(PAGE),
    questions,
    noQuestions: questions.length === 0 ? m.support_faq_none({ query }) : '',
    topics: supportTopics.map((topic) => ({ value: topic, label: topicText(topic) })),
    texts: {
      title: m.support_title(),
      text: m.support_text(),
      faq: m.support_faq(),
      faqSearch: m.support_faq_search(),
      faqSubmit: m.support_faq_submit(),
      faqAll: m.support_faq_all(),
      write: m.support_write(),
      writeText: m.support_write_text(),
      email: m.support_email(),
      topic: m.support_topic(),
      topicChoose: m.support_topic_choose(),
      order: m.support_order(),
      message: m.support_message(),
      images: m.support_images(),
      imagesHint: m.support_images_hint(),
      send: m.support_send(),
    },
  }
}

export type SupportData = Awaited<ReturnType<typeof loadSupport>>

/**
 * Sends a message to customer support. A refused form shows the typed values again, but not the chosen files, because
 * browsers do not allow that.
 */
export const sendMessage = async (shop: ShopContext, form: FormData) => {
  const entries = [...form.entries()]
  const read = readForm(supportSchema, entries)
  const images = imagesOf(form)
  const problem = imageProblem(images)
  if (!read.ok || problem) {
    const response: FormResponse = read.ok ? { problems: {}, values: read.value } : read
    // With JavaScript the form keeps its chosen files. A document that is loaded again does not.
    const again = images.length > 0 && shop.isDocument ? m.support_images_again() : ''
    return refuse('support', problem || again, 422, response)
  }
  const { orderNumber, topic, ...message } = read.value
  const id = String(form.get('id') ?? '')
  const contents = await Promise.all(
    images.map(async (image) => Buffer.from(await image.arrayBuffer()).toString('base64')),
  )
  const sent = await shop.account.sendSupportMessage(await shop.token.current(), {
    ...message,
    ...(UUID.test(id) ? { id } : {}),
    topic: topicText(topic),
    ...(orderNumber ? { orderNumber } : {}),
    images: contents,
  })
  // The reference stays in the URL, so that it is still shown after a reload.
  if (sent.ok) {
    const query = new URLSearchParams({ sent: sent.value })
    return redirect(`${shop.paths.account(PAGE)}?${query}#sent`, 303)
  }
  const isImage = sent.problem.kind === 'invalid' && sent.problem.field === 'images'
  return refuseProblem(
    'support',
    sent.problem,
    read.value,
    isImage ? m.support_images_wrong() : m.error_text(),
  )
}
