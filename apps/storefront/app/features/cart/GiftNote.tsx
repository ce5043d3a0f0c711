import { Callout } from '@selvedge/ui-kit/Callout'
import { Disclosure } from '@selvedge/ui-kit/Disclosure'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { lazy, memo, Suspense } from 'react'
import { m } from '../../paraglide/messages.js'
import type { GiftFormProps } from './GiftForm.deferred.tsx'

const load = () => import('./GiftForm.deferred.tsx')

/** The server has the fields at once and sends them with the page; the browser gets their code after it. */
const GiftForm = import.meta.env.SSR ? (await load()).default : lazy(load)

type GiftNoteProps = GiftFormProps & {
  /** Why the card could not be saved or taken off, though nothing is wrong with what is on it. */
  readonly failed: string | undefined
}

/**
 * The card that goes with a gift: who it is for, who it is from, what it says. It stands apart from the summary's changes: one
 * that reached the fields before their code is here would make React build them anew.
 */
export const GiftNote = memo(({ gift, answer, failed }: GiftNoteProps) => (
  <Stack gap="s">
    {gift ? (
      <Stack gap="xs">
        <Text size="small">{m.gift_for({ to: gift.to, from: gift.from })}</Text>
        <Text size="small" tone="soft">
          {gift.message}
        </Text>
      </Stack>
    ) : null}
    {failed ? (
      <Callout tone="error" role="alert">
        {failed}
      </Callout>
    ) : null}
    <Disclosure key={gift?.message} label={gift ? m.gift_change() : m.gift_add()} open={answer !== undefined}>
      <Suspense>
        <GiftForm gift={gift} answer={answer} />
      </Suspense>
    </Disclosure>
  </Stack>
))
GiftNote.displayName = 'GiftNote'
