// @ts-check

/**
 * Runs the main function of a command; an error ends it with only its message and exit code 1.
 *
 * @param {() => Promise<void>} main
 */
export async function endWithSentence(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
