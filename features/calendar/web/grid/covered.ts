/** Whether something lies over the page that takes the keys. A toast is a dialog as well, which covers nothing. */
export function isCovered(): boolean {
  return document.querySelector(covering) !== null
}

const covering = 'dialog[open], :is([role=dialog], [role=alertdialog])[data-open], [role=menu]'
