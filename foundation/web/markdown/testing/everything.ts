/** One of each Markdown element, as an assistant may write it. */
export const everything = `# The week in numbers

Sales rose by **4.2 %**, *mostly* in [Vienna](https://example.com/vienna "the report"), and ~~one~~ two offices opened.
Write to sara@example.com or see https://example.com/a_b_c?x=1&y=2 for the \`forecast.csv\`.

## What to do

1. Call **Ana**
2. Send the draft
   - to *Ben*
   - to Carla, with the table

     and a paragraph of its own
3. Rest

- [x] Book the room
- [ ] Order \`lunch\` for 12

> Nobody knows
> how this ends.
>
> > Nor how it began.

| Office | Sales | Change |
|:-------|------:|:------:|
| Vienna | 1,200 | **+4 %** |
| Graz \\| Linz | 300 | \`-1\` |

\`\`\`typescript
export function sum(numbers: readonly number[]): number {
  // Adds **nothing** up twice.
  return numbers.reduce((total, one) => total + one, 0)
}
\`\`\`

    indented code
      stays as it is

![A chart](https://example.com/chart.png)

### Details &amp; more

Setext
------

First line  
second line \\*not bold\\* &copy; 2026

<div onclick="alert(1)">HTML is only text</div>

~~~
~~~

***

#### The end

Last words, with a [reference][1] and 20~25 of them.

[1]: https://example.com/reference
`
