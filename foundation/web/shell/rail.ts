/*
 * Styles of the collapsed sidebar. `data-rail` is set on the sidebar itself, so that what features put into it needs no
 * code for that.
 */

/** A line of the sidebar; only its icon in the rail. */
export const railLine = 'group/line relative in-data-rail:w-9 in-data-rail:justify-center in-data-rail:px-0'

/** The text of a line. In the rail it is a tooltip of the icon, on hover or focus. */
export const railName =
  'in-data-rail:pointer-events-none in-data-rail:absolute in-data-rail:top-1/2 in-data-rail:left-full in-data-rail:z-30 in-data-rail:ml-2 in-data-rail:-translate-y-1/2 in-data-rail:rounded-control in-data-rail:bg-ink in-data-rail:px-2 in-data-rail:py-1 in-data-rail:text-12 in-data-rail:font-medium in-data-rail:whitespace-nowrap in-data-rail:text-paper in-data-rail:opacity-0 in-data-rail:shadow-float in-data-rail:group-hover/line:opacity-100 in-data-rail:group-focus-visible/line:opacity-100 in-data-rail:group-has-focus-visible/line:opacity-100'

/** A badge at the end of a line; at the corner of the icon in the rail. */
export const railMark =
  'ml-auto shrink-0 in-data-rail:absolute in-data-rail:-top-1 in-data-rail:-right-1 in-data-rail:scale-80'
