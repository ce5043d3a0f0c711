import { Form, useSearchParams, useSubmit } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Inline } from '@selvedge/ui-kit/Inline'
import { SortSelect } from '@selvedge/ui-kit/ResultsBar'
import { m } from '../../paraglide/messages.js'
import { SearchInputs } from './SearchInputs.tsx'

/** The sort orders of a listing, by their name in the address. */
const sortTexts = (): readonly [string, string][] => [
  ['featured', m.sort_featured()],
  ['newest', m.sort_newest()],
  ['price-low', m.sort_price_low()],
  ['price-high', m.sort_price_high()],
  ['name', m.sort_name()],
]

/** The sort order as a GET form: applied immediately with JavaScript, by a button without it. */
export const ListingSort = () => {
  const [search] = useSearchParams()
  const submit = useSubmit()
  return (
    <Form onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}>
      <SearchInputs without={['sort']} />
      <Inline gap="s" align="center">
        <SortSelect label={m.sort_label()} name="sort" defaultValue={search.get('sort') ?? 'featured'}>
          {sortTexts().map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SortSelect>
        <noscript>
          <Button type="submit" tone="secondary" size="s">
            {m.sort_submit()}
          </Button>
        </noscript>
      </Inline>
    </Form>
  )
}
