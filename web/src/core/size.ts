/** The size of the screen by the media queries of the style, so that what is drawn and how it is laid out never disagree. */
import { MediaQuery } from 'svelte/reactivity'

const [narrow, low, short, wide] = ['(max-width: 700px)', '(max-height: 479px)', '(max-height: 779px)', '(min-width: 1201px)'].map((it) => new MediaQuery(it))

export const size = {
  /** A phone held upright. */
  get narrow(): boolean {
    return narrow?.current ?? false
  },
  /** No higher than a phone on its side. */
  get low(): boolean {
    return low?.current ?? false
  },
  /** No higher than a small phone. */
  get short(): boolean {
    return short?.current ?? false
  },
  /** A desk, with room for a column on either side. */
  get wide(): boolean {
    return wide?.current ?? false
  },
}
