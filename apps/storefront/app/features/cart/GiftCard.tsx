import { giftMessageCharactersLeft } from '@selvedge/cart-domain/forms'
import type { GiftMessage } from '@selvedge/cart-domain/server'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Disclosure } from '@selvedge/ui-kit/Disclosure'
import { Inline } from '@selvedge/ui-kit/Inline'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { Textarea, type TextareaCount } from '@selvedge/ui-kit/Textarea'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import type { RefObject } from 'react'
import { m } from '../../paraglide/messages.js'
import { createFields } from '../forms/createFields.ts'
import { useEffectOnChange } from '../frame/useEffectOnChange.ts'
import { CartForm, useCartFetcher } from './CartForm.tsx'
import type { CartResult } from './cartResult.ts'
import { TextWithLineBreaks } from './TextWithLineBreaks.tsx'
import { useFocusOnChange } from './useFocusOnChange.ts'

const countGiftMessage = (text: string): TextareaCount => {
  const left = giftMessageCharactersLeft(text)
  return left < 0
    ? { text: m.gift_over({ count: -left }), state: 'over' }
    : { text: m.gift_left({ count: left }), state: 'within' }
}

type GiftCardProps = {
  readonly form: RefObject<HTMLFormElement>
  readonly gift: GiftMessage | undefined
  /** The result of a form that was submitted without JavaScript. */
  readonly result: CartResult | undefined
}

/** The form for the message that is sent with a gift: recipient, sender, and text. */
export const GiftCard = ({ form, gift, result }: GiftCardProps) => {
  const fetcher = useCartFetcher('gift')
  const latest = fetcher.data ?? result
  const failed = latest?.kind === 'refused' && latest.subject === 'gift' ? latest.message : undefined
  const invalid = latest?.kind === 'gift-refused' ? latest.form : undefined
  const saved = gift ? JSON.stringify(gift) : ''
  const region = useFocusOnChange(saved)
  const { field } = createFields(invalid, gift ?? {}, {
    to: m.gift_to(),
    from: m.gift_from(),
    message: m.gift_message(),
  })
  // The first invalid field takes the focus, so that it is read out with its error.
  useEffectOnChange(invalid, () => {
    if (invalid) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  })
  return (
    <Stack gap={saved || failed ? 's' : 'none'}>
      <div ref={region} role="status" aria-label={m.gift_card()} tabIndex={-1}>
        {gift ? (
          <Stack gap="xs">
            <Text size="small">{m.gift_for({ to: gift.to, from: gift.from })}</Text>
            <Text size="small" tone="muted">
              <TextWithLineBreaks text={gift.message} />
            </Text>
          </Stack>
        ) : null}
      </div>
      {failed ? (
        <Callout tone="error" role="alert">
          {failed}
        </Callout>
      ) : null}
      {/* The key creates a new form when the message was saved: closed, with the saved text. */}
      <Disclosure key={saved} label={gift ? m.gift_change() : m.gift_add()} open={invalid !== undefined}>
        <CartForm form={form} fetcher={fetcher} change={{}} noValidate>
          <Stack gap="m">
            <TextInput {...field('to')} id="gift-to" required />
            <TextInput {...field('from')} id="gift-from" required />
            <Textarea {...field('message')} id="gift-message" counter={countGiftMessage} required />
            <Inline gap="m" align="center">
              <Button
                type="submit"
                tone="secondary"
                size="s"
                name="intent"
                value="save-gift"
                loading={fetcher.formData?.get('intent') === 'save-gift'}
              >
                {m.gift_save()}
              </Button>
              {gift ? (
                <TextLink type="submit" size="small" name="intent" value="remove-gift">
                  {m.gift_remove()}
                </TextLink>
              ) : null}
            </Inline>
          </Stack>
        </CartForm>
      </Disclosure>
    </Stack>
  )
}
