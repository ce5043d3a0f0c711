import { giftMessageLeft } from '@selvedge/cart-domain/forms'
import { Button } from '@selvedge/ui-kit/Button'
import { Inline } from '@selvedge/ui-kit/Inline'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Textarea, type TextareaCount } from '@selvedge/ui-kit/Textarea'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { type RefObject, useEffect } from 'react'
import type { Gift } from '../../../server/cart/gift.ts'
import { m } from '../../paraglide/messages.js'
import { createFields, type FormAnswer } from '../forms/createFields.ts'
import { type CartFetcher, CartForm } from './CartForm.tsx'

type GiftFormProps = {
  readonly form: RefObject<HTMLFormElement>
  readonly fetcher: Pick<CartFetcher, 'Form' | 'formData'>
  readonly gift: Gift | undefined
  /** Why the message was not saved, with what was typed. */
  readonly answer: FormAnswer | undefined
}

const countGiftMessage = (text: string): TextareaCount => {
  const left = giftMessageLeft(text)
  return left < 0
    ? { text: m.gift_over({ count: -left }), state: 'over' }
    : { text: m.gift_left({ count: left }), state: 'within' }
}

const labels = () => ({ to: m.gift_to(), from: m.gift_from(), message: m.gift_message() })

/** The fields of the gift message. */
export const GiftForm = ({ form, fetcher, gift, answer }: GiftFormProps) => {
  const fields = createFields(answer, gift ?? {}, labels())
  // The first field that is wrong takes the focus, and is read out with its error.
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answer, form])
  return (
    <CartForm form={form} fetcher={fetcher} change={{}} noValidate>
      <Stack gap="m">
        <TextInput {...fields.field('to')} id="gift-to" required />
        <TextInput {...fields.field('from')} id="gift-from" required />
        <Textarea {...fields.field('message')} id="gift-message" counter={countGiftMessage} required />
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
  )
}
