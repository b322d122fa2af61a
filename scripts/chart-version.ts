/** The versions of a Chart.yaml. */
export interface ChartVersions {
  version: string;
  appVersion: string;
}

const SEMVER = /^\d+\.\d+\.\d+(-[0-9a-z]+(\.[0-9a-z]+)*)?$/;
const isRelease = (tag: string): boolean => tag.startsWith('v') && SEMVER.test(tag.slice(1));

/** The Chart.yaml with one version for the chart and the application. @throws Error for what is no semantic version */
export const withVersion = (chartYaml: string, version: string): string => {
  if (!SEMVER.test(version)) throw new Error(`${version} is no version like 0.2.0 or 0.3.0-dev.`);
  return chartYaml.replace(/^(version|appVersion): .*$/gm, `$1: ${version}`);
};

/**
 * What is wrong with the chart's versions, given the tags of the checked-out commit and all tags; null where nothing is.
 * A release has the version of its tag `v…`, and no later commit has the version of a release.
 */
export const versionFault = (
  { version, appVersion }: ChartVersions,
  tagsHere: readonly string[],
  allTags: readonly string[],
): string | null => {
  if (version !== appVersion)
    return `Chart.yaml: version is ${version}, but appVersion is ${appVersion}.`;
  const releases = tagsHere.filter(isRelease);
  if (releases.length > 0 && !releases.includes(`v${version}`))
    return `Chart.yaml says ${version}, but this commit has the tag ${releases.join(', ')}.`;
  if (releases.length === 0 && allTags.includes(`v${version}`))
    return `Chart.yaml still says ${version}, which the tag v${version} names already. Set the next one: npm run set-version -- 0.0.0-dev`;
  return null;
};
