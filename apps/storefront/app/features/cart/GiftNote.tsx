import { Callout } from '@selvedge/ui-kit/Callout'
import { Disclosure } from '@selvedge/ui-kit/Disclosure'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { m } from '../../paraglide/messages.js'
import { GiftForm, type GiftFormProps } from './GiftForm.tsx'
import { GiftWords } from './GiftWords.tsx'
import { useToldChange } from './useToldChange.ts'

export type GiftNoteProps = GiftFormProps & {
  /** Why the card could not be saved or taken off, though nothing is wrong with what is on it. */
  readonly failed: string | undefined
}

/** The card that goes with a gift: who it is for, who it is from, what it says. */
export const GiftNote = ({ gift, answer, failed }: GiftNoteProps) => {
  const known = gift ? JSON.stringify(gift) : ''
  const told = useToldChange(known)
  return (
    <Stack gap={known || failed ? 's' : 'none'}>
      <div ref={told} role="status" aria-label={m.gift_card()} tabIndex={-1}>
        {gift ? (
          <Stack gap="xs">
            <Text size="small">{m.gift_for({ to: gift.to, from: gift.from })}</Text>
            <Text size="small" tone="soft">
              <GiftWords message={gift.message} />
            </Text>
          </Stack>
        ) : null}
      </div>
      {failed ? (
        <Callout tone="error" role="alert">
          {failed}
        </Callout>
      ) : null}
      {/* Made anew when the card was saved: closed, with what is on it now. */}
      <Disclosure key={known} label={gift ? m.gift_change() : m.gift_add()} open={answer !== undefined}>
        <GiftForm gift={gift} answer={answer} />
      </Disclosure>
    </Stack>
  )
}
