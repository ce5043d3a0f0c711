import { Callout } from '@selvedge/ui-kit/Callout'
import { Skeleton } from '@selvedge/ui-kit/Skeleton'
import { Text } from '@selvedge/ui-kit/Text'
import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { cardFrame } from './CardFields.css.ts'

/** Asks the card fields for a token. */
export type CardFieldsHandle = { readonly submit: () => void }

type CardFieldsProps = {
  /** Where the provider's fields are; empty when there are none, and the card is entered on the provider's page. */
  readonly url: string
  /** The shop's own origin, which the fields answer to. */
  readonly origin: string
  readonly onToken: (token: string) => void
  readonly onRefused: () => void
}

/** How long the fields may take to answer, in milliseconds. */
const ANSWER_MS = 10_000

type Message = { readonly type: string; readonly height?: number; readonly card?: { readonly id: string } }

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'type' in value

/** The provider's own card fields in a frame of its origin: numbers never touch the shop's pages or servers. */
export const CardFields = forwardRef<CardFieldsHandle, CardFieldsProps>(function CardFields(
  { url, origin, onToken, onRefused },
  ref,
) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [shown, setShown] = useState(false)
  const [failed, setFailed] = useState(false)
  const ready = useRef(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => setShown(url !== ''), [url])

  useImperativeHandle(
    ref,
    () => ({
      submit: () => {
        // Fields that never arrived, or do not answer, must not keep the shopper waiting.
        const giveUp = (): void => {
          setFailed(true)
          onRefused()
        }
        if (!ready.current) return giveUp()
        waiting.current = setTimeout(giveUp, ANSWER_MS)
        frame.current?.contentWindow?.postMessage({ type: 'card-fields:submit' }, new URL(url).origin)
      },
    }),
    [url, onRefused],
  )

  useEffect(() => {
    if (url === '') return
    const listen = (event: MessageEvent<unknown>): void => {
      if (event.origin !== new URL(url).origin || !isMessage(event.data)) return
      const { type, card } = event.data
      if (type === 'card-fields:ready') ready.current = true
      if (type !== 'card-fields:size') clearTimeout(waiting.current)
      if (type === 'card-fields:token' && card) {
        setFailed(false)
        onToken(card.id)
      }
      if (type === 'card-fields:invalid') onRefused()
      if (type === 'card-fields:failed') {
        setFailed(true)
        onRefused()
      }
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [url, onToken, onRefused])

  return (
    <div>
      {failed ? <Callout tone="error">{m.error_text()}</Callout> : null}
      <div className={cardFrame}>
        {shown ? (
          <iframe
            ref={frame}
            title={m.card_fields_title()}
            src={`${url}/fields?origin=${encodeURIComponent(origin)}`}
          />
        ) : (
          <Skeleton shape="panel" />
        )}
      </div>
      <noscript>
        <Text>{m.card_page_note()}</Text>
      </noscript>
      <Text size="small" tone="soft">
        {m.card_safe()}
      </Text>
    </div>
  )
})
