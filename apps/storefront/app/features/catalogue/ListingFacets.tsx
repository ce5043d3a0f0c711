import { Form, useSearchParams } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { FacetGroup } from '@selvedge/ui-kit/FacetGroup'
import { Grid } from '@selvedge/ui-kit/Grid'
import { FilterPanelFooter } from '@selvedge/ui-kit/ResultsBar'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { type FormEvent, memo, useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { useHydrated } from '../frame/useHydrated.ts'
import type { ListingPageView } from './listingPageView.server.ts'
import { SearchInputs } from './SearchInputs.tsx'
import { useListChoice } from './useListChoice.ts'

const PriceFields = ({ fields }: NonNullable<ListingPageView['price']>) => (
  <Grid columns="pair">
    {fields.map(({ value, ...field }) => (
      <TextInput key={field.name} {...field} defaultValue={value} inputMode="decimal" size="s" />
    ))}
  </Grid>
)

type ListingFacetsProps = Pick<ListingPageView, 'facets' | 'price' | 'total'> & {
  /** The id of the panel, which is closed on submit. */
  readonly panel: string
}

/**
 * The facets as one GET form: applied immediately with JavaScript, by a button without it. They are rendered again only when they
 * change, so that a press on a facet is shown at once.
 */
export const ListingFacets = memo(({ facets, price, total, panel }: ListingFacetsProps) => {
  const [search] = useSearchParams()
  const choose = useListChoice()
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  // The fields are uncontrolled. When a chip or the back button changes the URL, they are reset to the new URL.
  const address = search.toString()
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current !== address) form.current?.reset()
    shown.current = address
  }, [address])
  const names = [...facets.map(({ name }) => name), 'min', 'max']
  const apply = ({ currentTarget }: FormEvent<HTMLFormElement>): void => choose(currentTarget, names)
  const sale = facets.find(({ name }) => name === 'sale')
  const toOptions = ({ options }: ListingPageView['facets'][number]) =>
    options.map(({ value, label, count, chosen, color }) => ({
      value,
      label: label ?? value,
      count,
      checked: chosen,
      color,
    }))
  return (
    <Form
      ref={form}
      onChange={apply}
      onSubmit={(event) => {
        event.preventDefault()
        apply(event)
        document.getElementById(panel)?.hidePopover?.()
      }}
    >
      <SearchInputs without={names} />
      {facets
        .filter((facet) => facet !== sale)
        .map((facet) => (
          <FacetGroup
            key={facet.name}
            legend={facet.legend}
            name={facet.name}
            options={toOptions(facet)}
            fold={facet.fold}
          />
        ))}
      {price ? (
        <FacetGroup legend={price.legend}>
          <PriceFields {...price} />
        </FacetGroup>
      ) : null}
      {sale ? <FacetGroup legend={sale.legend} name="sale" options={toOptions(sale)} /> : null}
      <FilterPanelFooter narrowOnly={isHydrated}>
        <Button type="submit" width="full">
          {isHydrated ? m.show_designs({ count: total }) : m.apply_filters()}
        </Button>
      </FilterPanelFooter>
    </Form>
  )
})
