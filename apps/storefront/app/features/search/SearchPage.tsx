import { Container } from '@selvedge/ui-kit/Container'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { SearchField } from '@selvedge/ui-kit/SearchField'
import { m } from '../../paraglide/messages.js'
import { ListingPage } from '../catalogue/ListingPage.tsx'
import { usePaths } from '../frame/useShop.ts'
import type { SearchData } from './loadSearch.server.ts'
import { NothingFound } from './NothingFound.tsx'
import { useSuggestions } from './useSuggestions.tsx'

/** The search field with its suggestions. */
const SuggestingField = ({ text }: { readonly text: string }) => {
  const paths = usePaths()
  const { panel, onFocus } = useSuggestions('page')
  return (
    <SearchField
      key={text}
      action={paths.search()}
      label={m.search_again()}
      placeholder={m.search_placeholder()}
      value={text}
      submit={m.search_submit()}
      onFocus={onFocus}
      panel={panel}
    />
  )
}

/** The search page: results as a listing, or suggestions when there are none. */
export const SearchPage = (data: SearchData) => {
  const { text, listing } = data
  if ('waysOn' in data && data.waysOn)
    return (
      <Container>
        <SuggestingField text={text} />
        <NothingFound text={text} {...data.waysOn} />
      </Container>
    )
  const corrected = 'corrected' in data ? data.corrected : undefined
  return (
    <ListingPage
      listing={listing}
      title={
        <>
          <SuggestingField text={text} />
          <PageTitle
            size="page"
            title={text ? m.search_title_for({ text: corrected ?? text }) : m.search_label()}
            {...(corrected ? { text: m.search_corrected({ text, corrected }) } : {})}
          />
        </>
      }
    />
  )
}
