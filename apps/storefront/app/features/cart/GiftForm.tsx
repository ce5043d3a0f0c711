import { Form, useNavigation } from '@remix-run/react'
import { giftMessageLeft } from '@selvedge/cart-domain/forms'
import { Button } from '@selvedge/ui-kit/Button'
import { Inline } from '@selvedge/ui-kit/Inline'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Textarea, type TextareaCount } from '@selvedge/ui-kit/Textarea'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { useEffect, useRef } from 'react'
import type { Gift } from '../../../server/cart/gift.ts'
import { m } from '../../paraglide/messages.js'
import { createFields, type FormAnswer } from '../forms/createFields.ts'

export type GiftFormProps = { readonly gift: Gift | undefined; readonly answer: FormAnswer | undefined }

const countGiftMessage = (text: string): TextareaCount => {
  const left = giftMessageLeft(text)
  return left < 0
    ? { text: m.gift_over({ count: -left }), state: 'over' }
    : { text: m.gift_left({ count: left }), state: 'within' }
}

const labels = () => ({ to: m.gift_to(), from: m.gift_from(), message: m.gift_message() })

/** The fields of a gift's card. */
export const GiftForm = ({ gift, answer }: GiftFormProps) => {
  const navigation = useNavigation()
  const fields = createFields(answer, gift ?? {}, labels())
  const form = useRef<HTMLFormElement>(null)
  // Refused, it leads to the first field that is wrong, which is read with what is wrong with it.
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answer])
  return (
    <Form method="post" noValidate preventScrollReset ref={form}>
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
            value="gift"
            loading={navigation.formData?.get('intent') === 'gift'}
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
    </Form>
  )
}
