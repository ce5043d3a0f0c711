import { Text } from '@selvedge/ui-kit/Text'
import type { ReactNode } from 'react'
import type { Gift } from '../../../../server/cart/gift.ts'
import { m } from '../../../paraglide/messages.js'
import { GiftMessage } from '../../cart/GiftMessage.tsx'
import { LetterPart } from './LetterPart.tsx'

type GiftPartProps = {
  readonly gift: Gift | undefined
  /** The way to change the card. */
  readonly edit?: ReactNode
}

/** What an order's gift card says; nothing when it is no gift. */
export const GiftPart = ({ gift, edit }: GiftPartProps) =>
  gift ? (
    <LetterPart title={m.gift_title()} edit={edit}>
      <Text>{m.gift_for({ to: gift.to, from: gift.from })}</Text>
      <Text tone="soft">
        <GiftMessage message={gift.message} />
      </Text>
    </LetterPart>
  ) : null
