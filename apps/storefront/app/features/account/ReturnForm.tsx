import { Form, useNavigation } from '@remix-run/react'
import { Box } from '@selvedge/ui-kit/Box'
import { Button } from '@selvedge/ui-kit/Button'
import { EmptyState } from '@selvedge/ui-kit/EmptyState'
import { FormErrorSummary } from '@selvedge/ui-kit/FormErrorSummary'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Select } from '@selvedge/ui-kit/Select'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Textarea } from '@selvedge/ui-kit/Textarea'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { FormAlert } from '../forms/FocusOnChange.tsx'
import { ShopImage } from '../frame/ShopImage.tsx'
import { orderLineDetail, orderLineImage } from './OrderPage.css.ts'
import * as css from './Returns.css.ts'
import type { ReturnFormData, ReturnRefusal } from './returnForm.server.ts'

/** The prefix of the names of the fields for units. */
const UNITS = 'units-'

type ReturnFormProps = { readonly data: ReturnFormData; readonly refusal: ReturnRefusal | undefined }

/**
 * The form in which a customer returns items of an order, or the reason why nothing can be returned. All texts come
 * from the server.
 */
export const ReturnForm = ({ data, refusal }: ReturnFormProps) => {
  const navigation = useNavigation()
  const { lines, none, reasons, texts } = data
  if (none)
    return (
      <EmptyState
        title={none.title}
        text={none.text}
        action={<Button href={none.href}>{none.action}</Button>}
      />
    )
  const errorOf = (id: string) => refusal?.errors.find(({ fieldId }) => fieldId === id)?.message
  const typed = refusal?.values ?? {}
  // If the order can no longer be read, its lines are not shown. Hidden fields keep the units that were typed for them.
  const hidden = Object.keys(typed).filter(
    (name) => name.startsWith(UNITS) && !lines.some(({ field }) => field === name),
  )
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="requestId" value={typed.requestId ?? data.requestId} />
      {hidden.map((name) => (
        <input key={name} type="hidden" name={name} value={typed[name]} />
      ))}
      <Stack gap="xl">
        <FormErrorSummary title={texts.problems} errors={refusal?.errors ?? []} response={refusal?.errors} />
        {refusal?.message ? <FormAlert of={refusal}>{refusal.message}</FormAlert> : null}
        <section aria-labelledby="which" hidden={lines.length === 0}>
          <Heading level={2} size="panel" id="which">
            {texts.which}
          </Heading>
          <div className={css.lines}>
            {lines.map(({ field, name, kind, image, most, label, hint }) => (
              <div key={field} className={css.line}>
                <div className={orderLineImage}>
                  <ShopImage id={image} sizes="112px" widths={[96, 128, 256]} />
                </div>
                <div>
                  <Heading level={3}>{name}</Heading>
                  <p className={orderLineDetail}>{kind}</p>
                </div>
                <div className={css.units}>
                  <TextInput
                    id={field}
                    name={field}
                    inputMode="numeric"
                    autoComplete="off"
                    label={label}
                    hint={hint}
                    defaultValue={typed[field] ?? (lines.length === 1 && most === 1 ? '1' : '0')}
                    error={errorOf(field)}
                  />
                </div>
              </div>
            ))}
          </div>
        </section>
        <section aria-labelledby="why" className={css.why}>
          <Box width="narrow">
            <Stack gap="m">
              <Heading level={2} size="panel" id="why">
                {texts.why}
              </Heading>
              <Select
                id="reason"
                name="reason"
                label={texts.reason}
                defaultValue={typed.reason ?? ''}
                error={errorOf('reason')}
                required
              >
                <option value="">{texts.choose}</option>
                {reasons.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
              <Textarea
                id="comment"
                name="comment"
                label={texts.comment}
                optional={texts.optional}
                rows={4}
                defaultValue={typed.comment ?? ''}
                error={errorOf('comment')}
              />
              <div>
                <Button type="submit" size="l" loading={navigation.formMethod === 'POST'}>
                  {texts.submit}
                </Button>
              </div>
            </Stack>
          </Box>
        </section>
      </Stack>
    </Form>
  )
}
