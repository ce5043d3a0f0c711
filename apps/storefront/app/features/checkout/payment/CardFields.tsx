import {
  type CardFieldsAppearance,
  type CardFieldsSetup,
  type CardTokenResult,
  type MountedCardFields,
  mountCardFields,
} from '@selvedge/identity-client/card-fields'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Skeleton } from '@selvedge/ui-kit/Skeleton'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useShop } from '../../frame/useShop.ts'
import { appearanceProperties, cardFrame } from './CardFields.css.ts'

/** Requests a token from the card fields. */
export type CardFieldsHandle = { readonly submit: () => void }

type CardFieldsProps = {
  /** The provider of the fields; with `none` the card is entered on the provider's page. */
  readonly source: CardFieldsSetup
  /** The shop's own origin, to which the fields send their messages. */
  readonly origin: string
  /** A text about what happens to the card. */
  readonly note: string
  readonly onToken: (token: string) => void
  readonly onRefused: () => void
}

/** How long the fields may take to respond, in milliseconds. */
const RESPONSE_MS = 10_000

const fieldTexts = { number: m.field_card_number, expiry: m.field_card_expiry, code: m.field_card_code }

const noResponse = (): Promise<CardTokenResult> =>
  new Promise((resolve) => setTimeout(() => resolve({ kind: 'failed' }), RESPONSE_MS))

/**
 * Reads the colors and fonts of the page at the place of the fields. They depend on the brand's theme and on the color
 * mode.
 */
const readCardLook = (container: HTMLElement): CardFieldsAppearance => {
  const style = getComputedStyle(container)
  const property = (name: string): string => style.getPropertyValue(name).trim()
  return {
    mode: document.documentElement.dataset.colorMode === 'dark' ? 'dark' : 'light',
    ink: style.color,
    soft: property(appearanceProperties.soft),
    error: property(appearanceProperties.error),
    size: style.fontSize,
  }
}

/**
 * The provider's own card fields. They are in frames of the provider's origin, so that card numbers never reach the
 * shop's pages or servers.
 */
export const CardFields = forwardRef<CardFieldsHandle, CardFieldsProps>(function CardFields(
  { source: given, origin, note, onToken, onRefused },
  ref,
) {
  // The source is a setting of the shop, so it does not change while a page is open.
  const [source] = useState(given)
  const locale = useShop()?.locale ?? 'en-US'
  const box = useRef<HTMLDivElement>(null)
  const card = useRef<MountedCardFields>()
  const [shown, setShown] = useState(false)
  const [outcome, setOutcome] = useState<CardTokenResult>()

  useEffect(() => {
    const container = box.current
    if (source.kind === 'none' || !container) return
    let gone = false
    const labels = {
      title: m.card_fields_title(),
      number: m.card_number(),
      expiry: m.card_expiry(),
      code: m.card_code(),
    }
    mountCardFields(source, container, { origin, locale, labels, look: readCardLook(container) })
      .then((mounted) => {
        if (gone) return mounted.unmount()
        card.current = mounted
        setShown(true)
      })
      // Fields that could not be loaded are an error when the shopper submits.
      .catch(() => undefined)
    return () => {
      gone = true
      card.current?.unmount()
      card.current = undefined
    }
  }, [source, origin, locale])

  useImperativeHandle(
    ref,
    () => ({
      submit: () => {
        // Fields that could not be loaded, or do not respond, count as failed.
        const response = card.current ? Promise.race([card.current.tokenize(), noResponse()]) : undefined
        void Promise.resolve(response ?? ({ kind: 'failed' } as const)).then((latest) => {
          setOutcome(latest)
          if (latest.kind === 'token') onToken(latest.token)
          else onRefused()
        })
      },
    }),
    [onToken, onRefused],
  )

  const problems = outcome?.kind === 'invalid' ? outcome.fields : []
  return (
    <Stack gap="xs">
      {outcome?.kind === 'failed' ? (
        <Callout tone="error" role="alert">
          {m.error_text()}
        </Callout>
      ) : null}
      {problems.length > 0 ? (
        <Callout tone="error" role="alert">
          {problems.map((field) => fieldTexts[field]()).join(' ')}
        </Callout>
      ) : null}
      <div className={cardFrame[source.kind]}>
        {/* Contains the provider's content, which React does not change. */}
        <div ref={box} />
        {shown ? null : <Skeleton shape="panel" />}
      </div>
      <noscript>
        <Text>{m.card_page_note()}</Text>
      </noscript>
      <Text size="small" tone="muted">
        {note}
      </Text>
    </Stack>
  )
})
