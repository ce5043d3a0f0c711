export type { CarouselItem, CarouselLabels, CarouselProps } from './Carousel.tsx'
export { Carousel } from './Carousel.tsx'
