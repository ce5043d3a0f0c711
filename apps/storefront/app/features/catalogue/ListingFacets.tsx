import { Form, useLocation, useNavigation } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { FacetGroup } from '@selvedge/ui-kit/FacetGroup'
import { Grid } from '@selvedge/ui-kit/Grid'
import { FilterPanelFooter } from '@selvedge/ui-kit/ResultsBar'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { type FormEvent, memo, type RefObject, useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { useHydrated } from '../frame/useHydrated.ts'
import { useListChoice } from './listChoices.tsx'
import type { ListingPageView } from './listingPageView.server.ts'
import { SearchInputs } from './SearchInputs.tsx'

const PriceFields = ({ fields }: NonNullable<ListingPageView['price']>) => (
  <Grid columns="pair">
    {fields.map(({ value, ...field }) => (
      <TextInput key={field.name} {...field} defaultValue={value} inputMode="decimal" size="s" />
    ))}
  </Grid>
)

/**
 * Resets the uncontrolled fields of a form when a chip or the back button has changed the URL. While another choice is being loaded, the
 * fields show that choice.
 */
const ResetWithUrl = ({ form }: { readonly form: RefObject<HTMLFormElement> }) => {
  const { search } = useLocation()
  const isLoading = useNavigation().location !== undefined
  const shown = useRef(search)
  useEffect(() => {
    if (isLoading || shown.current === search) return
    shown.current = search
    form.current?.reset()
  }, [form, search, isLoading])
  return null
}

type ListingFacetsProps = Pick<ListingPageView, 'facets' | 'price' | 'total'>

/**
 * The facets as one GET form: applied immediately with JavaScript, by a button without it. They are rendered again only when they
 * change, so that a press on a facet is shown at once.
 */
export const ListingFacets = memo(({ facets, price, total }: ListingFacetsProps) => {
  const choose = useListChoice()
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
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
      }}
    >
      <ResetWithUrl form={form} />
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
