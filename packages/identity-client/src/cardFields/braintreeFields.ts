import { loadScript } from './loadScript.ts'
import type { CardAdapter, CardField, CardFieldsSetup, CardTokenResult } from './mountCardFields.ts'

type FieldName = 'number' | 'expirationDate' | 'cvv'
type HostedFields = {
  readonly tokenize: () => Promise<{ readonly nonce: string }>
  readonly teardown: () => Promise<void>
}
type Braintree = {
  readonly client: { readonly create: (options: { authorization: string }) => Promise<object> }
  readonly hostedFields: {
    readonly create: (options: {
      readonly client: object
      /** CSS declarations by selector. Braintree accepts only a few CSS properties. */
      readonly styles: Readonly<Record<string, Readonly<Record<string, string>>>>
      readonly fields: Readonly<Record<FieldName, { readonly container: HTMLElement }>>
    }) => Promise<HostedFields>
  }
}

declare global {
  interface Window {
    // Set by Braintree's scripts.
    braintree?: Braintree
  }
}

const nameOf = { number: 'number', expiry: 'expirationDate', code: 'cvv' } as const satisfies Record<
  CardField,
  FieldName
>
const fields: readonly CardField[] = ['number', 'expiry', 'code']

type HostedProblem = {
  readonly code?: string
  readonly details?: { readonly invalidFieldKeys?: readonly string[] }
}

const outcomeOf = ({ code = '', details }: HostedProblem): CardTokenResult => {
  switch (code) {
    case 'HOSTED_FIELDS_FIELDS_EMPTY':
      return { kind: 'invalid', fields }
    case 'HOSTED_FIELDS_FIELDS_INVALID': {
      const wrong = details?.invalidFieldKeys ?? []
      return { kind: 'invalid', fields: fields.filter((field) => wrong.includes(nameOf[field])) }
    }
    case 'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED':
      return { kind: 'invalid', fields: ['code'] }
    case 'HOSTED_FIELDS_FAILED_TOKENIZATION':
      return { kind: 'invalid', fields: ['number'] }
    default:
      return { kind: 'failed' }
  }
}

const isProblem = (error: unknown): error is HostedProblem => typeof error === 'object' && error !== null

/**
 * Creates the container of a field’s iframe, and a visible label above it. The label is a span, because the input
 * inside the iframe already has a label.
 */
const placeFor = (label: string, field: CardField) => {
  const place = document.createElement('div')
  place.dataset.cardField = field
  const name = document.createElement('span')
  name.textContent = label
  const row = document.createElement('div')
  row.append(name, place)
  return { row, place }
}

/** Mounts Braintree's hosted fields, each in its own iframe. Their token is a payment method nonce. */
export const braintreeFields =
  ({ clientScript, fieldsScript, key }: Extract<CardFieldsSetup, { kind: 'braintree' }>): CardAdapter =>
  async (container, { labels, look }) => {
    await Promise.all([loadScript(clientScript), loadScript(fieldsScript)])
    const { braintree } = window
    if (!braintree) throw new Error('Braintree’s scripts brought no Braintree along.')
    const places = {
      number: placeFor(labels.number, 'number'),
      expirationDate: placeFor(labels.expiry, 'expiry'),
      cvv: placeFor(labels.code, 'code'),
    }
    container.replaceChildren(...Object.values(places).map(({ row }) => row))
    const client = await braintree.client.create({ authorization: key })
    const hosted = await braintree.hostedFields.create({
      client,
      styles: {
        input: { color: look.ink, 'font-size': look.size },
        '::placeholder': { color: look.soft },
        '.invalid': { color: look.error },
      },
      fields: {
        number: { container: places.number.place },
        expirationDate: { container: places.expirationDate.place },
        cvv: { container: places.cvv.place },
      },
    })
    return {
      tokenize: async () => {
        try {
          return { kind: 'token', token: (await hosted.tokenize()).nonce }
        } catch (error) {
          return isProblem(error) ? outcomeOf(error) : { kind: 'failed' }
        }
      },
      unmount: () => {
        void hosted.teardown().catch(() => undefined)
        container.replaceChildren()
      },
    }
  }
