import { Form, useSearchParams, useSubmit } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { FacetGroup } from '@selvedge/ui-kit/FacetGroup'
import { Hidden } from '@selvedge/ui-kit/Hidden'
import { Stack } from '@selvedge/ui-kit/Stack'
import { useEffect, useState } from 'react'
import type { FacetView } from '../../../server/catalogue/listing.ts'
import { m } from '../../paraglide/messages.js'
import { facetText, swatchColors } from './facetTexts.ts'

/** The facets as one GET form: applied immediately with JavaScript, by a button without it. */
export const ListingFacets = ({ facets }: { readonly facets: readonly FacetView[] }) => {
  const [search] = useSearchParams()
  const submit = useSubmit()
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const kept = ['query', 'sort'].flatMap((name) => search.getAll(name).map((value) => ({ name, value })))
  return (
    <Form
      key={search.toString()}
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      {kept.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Stack gap="none">
        {facets
          .filter(({ options }) => options.length > 1 || options.some(({ chosen }) => chosen))
          .map(({ name, options }) => (
            <FacetGroup
              key={name}
              legend={facetText(name)}
              name={name}
              options={options.map(({ value, label, count, chosen }) => ({
                value,
                label,
                count: String(count),
                checked: chosen,
                ...(name === 'colour' ? { color: swatchColors[value] ?? '#999999' } : {}),
              }))}
            />
          ))}
      </Stack>
      {ready ? null : (
        <Button type="submit" tone="secondary" size="s">
          {m.apply_filters()}
        </Button>
      )}
      <Hidden when="visually">
        <button type="submit">{m.apply_filters()}</button>
      </Hidden>
    </Form>
  )
}
