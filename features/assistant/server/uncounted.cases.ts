/** Tables whose rows no quota counts, each with the reason why they cannot become too many. */
export const uncounted: Record<string, string> = {
  conversation_sources:
    'one row for each source that was read in a chat; only answers to messages, which are counted, add any',
  assistant_settings: 'one row for each person',
  model_calls: 'each uses up tokens of the day (LLM_DAY_TOKENS), and what is old goes by itself',
}
