import { postalLines } from '@selvedge/cart-domain/forms'
import type { GiftMessage } from '@selvedge/cart-domain/server'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { TextWithLineBreaks } from '../../cart/TextWithLineBreaks.tsx'
import { useShop } from '../../frame/useShop.ts'
import { reviewSectionHeader } from './ReviewSection.css.ts'

type ReviewSectionProps = {
  readonly title: string
  /** A link beside the title, which edits the section. */
  readonly edit?: ReactNode
  readonly children: ReactNode
}

/** A section of an order in review: address, shipping method, or totals. */
export const ReviewSection = ({ title, edit, children }: ReviewSectionProps) => (
  <Stack gap="xs">
    <div className={reviewSectionHeader}>
      <Heading level={2} size="group">
        {title}
      </Heading>
      {edit}
    </div>
    {children}
  </Stack>
)

/** An address as it is written on a parcel. */
export const PostalAddress = ({ address }: { readonly address: Parameters<typeof postalLines>[0] }) => {
  const locale = useShop()?.locale ?? 'en-US'
  return (
    <Stack gap="none">
      {postalLines(address, locale).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </Stack>
  )
}

type GiftSectionProps = { readonly gift: GiftMessage | undefined; readonly edit?: ReactNode }

/** The texts of an order's gift card; empty when it is no gift. */
export const GiftSection = ({ gift, edit }: GiftSectionProps) =>
  gift ? (
    <ReviewSection title={m.gift_title()} edit={edit}>
      <Text>{m.gift_for({ to: gift.to, from: gift.from })}</Text>
      <Text tone="muted">
        <TextWithLineBreaks text={gift.message} />
      </Text>
    </ReviewSection>
  ) : null
