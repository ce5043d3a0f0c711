import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { Breadcrumbs } from '@selvedge/ui-kit/Breadcrumbs'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { KindTiles } from '../features/catalogue/KindTiles.tsx'
import { ListingPage } from '../features/catalogue/ListingPage.tsx'
import { loadCategory } from '../features/catalogue/loadListing.server.ts'
import { packData } from '../features/frame/packData.ts'
import { unpackData } from '../features/frame/unpackData.ts'
import { usePaths } from '../features/frame/useShop.ts'
import { withCategoryHead } from '../features/seo/describeListing.server.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? unpackData(data).head : [])

export const loader = async ({ context: { shop }, params, request }: LoaderFunctionArgs) => {
  const data = await loadCategory(shop, params.slug ?? '', new URL(request.url).searchParams)
  return packData(await withCategoryHead(shop, request, data))
}

export default function Category() {
  const { category, parent, kinds, listing } = unpackData(useLoaderData<typeof loader>())
  const paths = usePaths()
  return (
    <ListingPage
      listing={listing}
      title={
        <>
          <Breadcrumbs
            label={m.breadcrumbs_label()}
            items={[
              { label: m.home_link(), href: paths.home() },
              ...(parent ? [{ label: parent.name, href: paths.category(parent.slug) }] : []),
              { label: category.name },
            ]}
          />
          <PageTitle title={category.name} text={category.description} />
          <KindTiles kinds={kinds} />
        </>
      }
    />
  )
}
