import { Form, useNavigation } from '@remix-run/react'
import { Box } from '@selvedge/ui-kit/Box'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Checkbox } from '@selvedge/ui-kit/Checkbox'
import { FormActions } from '@selvedge/ui-kit/FormActions'
import { FormErrorSummary } from '@selvedge/ui-kit/FormErrorSummary'
import { Inline } from '@selvedge/ui-kit/Inline'
import { Select } from '@selvedge/ui-kit/Select'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { Textarea } from '@selvedge/ui-kit/Textarea'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import type { ReactNode } from 'react'
import { createFields, type Fields } from '../forms/createFields.ts'
import { FormAlert } from '../forms/FocusOnChange.tsx'
import { CopyLink } from './CopyLink.tsx'
import type { ListForm } from './changeList.server.ts'
import type { ListData } from './loadList.server.ts'
import type { SectionResult } from './sectionResult.server.ts'

/** The result of a form of a list. */
export type ListResult = SectionResult<ListForm>

type FormProps = { readonly page: ListData; readonly result: ListResult | undefined }

type ListFormProps = FormProps & {
  readonly form: ListForm
  readonly action: string
  readonly tone?: 'danger' | 'secondary'
  /** The label of the link beside the button, which leads back to the list. */
  readonly leave?: string
  readonly initial?: Readonly<Record<string, string>>
  readonly labels?: Readonly<Record<string, string>>
  readonly children?: (fields: Fields) => ReactNode
}

/** One form of a list: its errors, its fields and its button. */
const OneForm = ({
  page,
  result,
  form,
  action,
  tone,
  leave,
  initial = {},
  labels = {},
  children,
}: ListFormProps) => {
  const { formData } = useNavigation()
  const own = result?.form === form ? result : undefined
  const fields = createFields(own, initial, labels)
  const button = (
    <Button type="submit" {...(tone ? { tone } : {})} loading={formData?.get('form') === form}>
      {action}
    </Button>
  )
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="form" value={form} />
      <Stack gap="m">
        <FormErrorSummary {...fields.summary} />
        {own?.message ? <FormAlert of={own}>{own.message}</FormAlert> : null}
        {children?.(fields)}
        {leave ? (
          <FormActions>
            {button}
            <TextLink href={page.paths.list} place="alone">
              {leave}
            </TextLink>
          </FormActions>
        ) : (
          <div>{button}</div>
        )}
      </Stack>
    </Form>
  )
}

/** The form for the name of a new list, or for a new name of this list. */
const NameForm = ({ page, result, form }: FormProps & { readonly form: 'create' | 'rename' }) => {
  const { texts, limits, formKey, full } = page
  if (form === 'create' && full) return <Callout>{full}</Callout>
  return (
    <OneForm
      {...{ page, result, form }}
      action={form === 'create' ? texts.create : texts.save}
      leave={texts.back}
      initial={{ listName: form === 'rename' ? page.list.name : '' }}
      labels={{ listName: texts.name }}
    >
      {({ field }) => (
        <>
          {form === 'create' ? <input type="hidden" name="formKey" value={formKey} /> : null}
          <TextInput
            {...field('listName')}
            hint={texts.nameHint}
            maxLength={limits.name}
            autoComplete="off"
          />
        </>
      )}
    </OneForm>
  )
}

/** The form for sharing a list: its link, and the choice of what visitors with the link see. */
const ShareForms = ({ page, result }: FormProps) => {
  const { texts, list } = page
  if (!list.link)
    return (
      <Stack gap="l">
        <Text>{texts.shareText}</Text>
        <OneForm {...{ page, result }} form="share" action={texts.shareAction} leave={texts.back} />
      </Stack>
    )
  return (
    <Stack gap="xl">
      <Stack gap="s">
        <TextInput label={texts.link} hint={texts.linkHint} value={list.link} readOnly />
        <Inline gap="l">
          <CopyLink link={list.link} texts={texts.copyLink} />
          <TextLink href={list.link} place="alone">
            {texts.shareOpen}
          </TextLink>
          <TextLink href={page.paths.list} place="alone">
            {texts.back}
          </TextLink>
        </Inline>
      </Stack>
      <OneForm {...{ page, result }} form="notes" action={texts.save} tone="secondary">
        {() => (
          <Checkbox name="sharesNotes" defaultChecked={list.sharesNotes} hint={texts.notesHint}>
            {texts.notes}
          </Checkbox>
        )}
      </OneForm>
      <OneForm {...{ page, result }} form="unshare" action={texts.unshare} tone="secondary">
        {() => <Text tone="muted">{texts.unshareText}</Text>}
      </OneForm>
    </Stack>
  )
}

/** The form of an item: its quantity, its note, and the list that it is on. */
const ItemForm = ({ page, result }: FormProps) => {
  const { texts, item, limits, choices } = page
  if (!item) return null
  const current = choices.find(({ isCurrent }) => isCurrent)?.value ?? ''
  const values = result?.form === 'item' ? result.values : {}
  return (
    <OneForm
      {...{ page, result }}
      form="item"
      action={texts.save}
      leave={texts.back}
      initial={{ quantity: String(item.units), note: item.note, list: current }}
      labels={{ quantity: texts.quantity, note: texts.note, list: texts.list }}
    >
      {({ field }) => (
        <>
          <input type="hidden" name="lineItemId" value={item.id} />
          <input type="hidden" name="shownNote" value={values.shownNote ?? item.note} />
          <TextInput {...field('quantity')} inputMode="numeric" size="m" autoComplete="off" />
          <Textarea {...field('note')} hint={texts.noteHint} maxLength={limits.note} rows={4} />
          {choices.length > 1 ? (
            <Select {...field('list')}>
              {choices.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
          ) : null}
        </>
      )}
    </OneForm>
  )
}

/** The page of a list with one of its forms. */
export const ListForms = ({ page, result }: FormProps) => {
  const { view, texts } = page
  const form =
    view?.view === 'item' ? (
      <ItemForm page={page} result={result} />
    ) : view?.id === 'delete' ? (
      <OneForm
        {...{ page, result }}
        form="delete"
        action={texts.deleteAction}
        tone="danger"
        leave={texts.keep}
      />
    ) : view?.id === 'share' ? (
      <ShareForms page={page} result={result} />
    ) : (
      <NameForm page={page} result={result} form={view?.id === 'name' ? 'rename' : 'create'} />
    )
  return <Box width="prose">{form}</Box>
}
