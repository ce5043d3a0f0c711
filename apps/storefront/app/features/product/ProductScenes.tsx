import { Grid } from '@selvedge/ui-kit/Grid'
import type { ProductView } from '../../../server/catalogue/productView.ts'
import { designPicture } from '../frame/designPicture.ts'
import { ShopPicture } from '../frame/ShopPicture.tsx'

/** The cloth made up: on a chair and off the bolt. Only where the catalogue has such pictures. */
export const ProductScenes = ({ product }: { readonly product: ProductView }) => {
  const own = product.shots[0]?.picture ?? ''
  const views = ['cushion', 'curtain'].map((view) => designPicture(own, view)).filter((id) => id !== own)
  if (product.typeKey !== 'fabric' || views.length < 2) return null
  return (
    <Grid columns="two">
      {views.map((id) => (
        <ShopPicture
          key={id}
          id={id}
          alt=""
          sizes="(min-width: 62em) 24vw, 50vw"
          widths={[384, 640, 828]}
          ratio="cloth"
        />
      ))}
    </Grid>
  )
}
