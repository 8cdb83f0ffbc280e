/** What scrolls must also be scrollable by keys: while there is more than is seen, Tab stops there. */
export function reachable(it: HTMLElement): () => void {
  const look = () => {
    const scrolls = it.scrollHeight > it.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(it).overflowY)
    if (scrolls) it.tabIndex = 0
    // Do not take the focus away from it.
    else if (document.activeElement !== it) it.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(look)
  const watch = () => {
    sizes.disconnect()
    for (const one of [it, ...it.children]) sizes.observe(one)
  }
  const contents = new MutationObserver(watch)
  contents.observe(it, { childList: true })
  watch()
  return () => {
    sizes.disconnect()
    contents.disconnect()
  }
}
