import { Form, useSearchParams } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Inline } from '@selvedge/ui-kit/Inline'
import { SortSelect } from '@selvedge/ui-kit/ResultsBar'
import { m } from '../../paraglide/messages.js'
import { useListChoice } from './listChoices.tsx'
import type { ListingPageView } from './listingPageView.server.ts'
import { SearchInputs } from './SearchInputs.tsx'

/** The sort order as a GET form: applied immediately with JavaScript, by a button without it. */
export const ListingSort = ({ sorts }: Pick<ListingPageView, 'sorts'>) => {
  const [search] = useSearchParams()
  const choose = useListChoice()
  return (
    <Form onChange={({ currentTarget }) => choose(currentTarget, ['sort'])}>
      <SearchInputs without={['sort']} />
      <Inline gap="s" align="center">
        <SortSelect label={m.sort_label()} name="sort" defaultValue={search.get('sort') ?? 'featured'}>
          {sorts.map(([value, text]) => (
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
