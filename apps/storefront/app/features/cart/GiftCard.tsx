import { Callout } from '@selvedge/ui-kit/Callout'
import { Disclosure } from '@selvedge/ui-kit/Disclosure'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import type { RefObject } from 'react'
import type { Gift } from '../../../server/cart/gift.ts'
import { m } from '../../paraglide/messages.js'
import { useCartFetcher } from './CartForm.tsx'
import type { CartResult } from './cartResult.ts'
import { GiftForm } from './GiftForm.tsx'
import { GiftMessage } from './GiftMessage.tsx'
import { useFocusOnChange } from './useFocusOnChange.ts'

type GiftCardProps = {
  readonly form: RefObject<HTMLFormElement>
  readonly gift: Gift | undefined
  /** The result of a form that was sent without JavaScript. */
  readonly result: CartResult | undefined
}

/** The message that is sent with a gift: to whom, from whom, and its text. */
export const GiftCard = ({ form, gift, result }: GiftCardProps) => {
  const fetcher = useCartFetcher('gift')
  const latest = fetcher.data ?? result
  const failed = latest?.kind === 'refused' && latest.subject === 'gift' ? latest.message : undefined
  const answer = latest?.kind === 'gift-refused' ? latest.form : undefined
  const known = gift ? JSON.stringify(gift) : ''
  const region = useFocusOnChange(known)
  return (
    <Stack gap={known || failed ? 's' : 'none'}>
      <div ref={region} role="status" aria-label={m.gift_card()} tabIndex={-1}>
        {gift ? (
          <Stack gap="xs">
            <Text size="small">{m.gift_for({ to: gift.to, from: gift.from })}</Text>
            <Text size="small" tone="soft">
              <GiftMessage message={gift.message} />
            </Text>
          </Stack>
        ) : null}
      </div>
      {failed ? (
        <Callout tone="error" role="alert">
          {failed}
        </Callout>
      ) : null}
      {/* A new form when the message was saved: closed, with the saved text. */}
      <Disclosure key={known} label={gift ? m.gift_change() : m.gift_add()} open={answer !== undefined}>
        <GiftForm form={form} fetcher={fetcher} gift={gift} answer={answer} />
      </Disclosure>
    </Stack>
  )
}
