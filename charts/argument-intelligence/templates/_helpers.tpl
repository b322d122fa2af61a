{{/* The name of the release's objects. */}}
{{- define "argint.fullname" -}}
{{- if .Values.fullnameOverride -}}
{{- .Values.fullnameOverride | trunc 30 | trimSuffix "-" -}}
{{- else -}}
{{- $name := default .Chart.Name .Values.nameOverride -}}
{{- if contains $name .Release.Name -}}
{{- .Release.Name | trunc 30 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-%s" .Release.Name $name | trunc 30 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{/* Labels that select all pods of the release. */}}
{{- define "argint.releaseSelector" -}}
app.kubernetes.io/name: {{ default .Chart.Name .Values.nameOverride | trunc 63 | trimSuffix "-" }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{/* Labels that select the pods of one service: (dict "root" $ "service" name). */}}
{{- define "argint.selector" -}}
{{ include "argint.releaseSelector" .root }}
app.kubernetes.io/component: {{ .service }}
{{- end -}}

{{/* Labels of an object: (dict "root" $ "service" name). The service may be left out. */}}
{{- define "argint.labels" -}}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version | replace "+" "_" | trunc 63 }}
{{ include "argint.releaseSelector" .root }}
{{- with .service }}
app.kubernetes.io/component: {{ . }}
{{- end }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/part-of: argument-intelligence
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
{{- end -}}

{{/* The image of one service: (dict "root" $ "service" name). */}}
{{- define "argint.image" -}}
{{- $image := .root.Values.image -}}
{{- $own := get (get .root.Values.services .service) "image" -}}
{{- if $own -}}
{{ $own }}
{{- else -}}
{{- with $image.registry }}{{ . }}/{{ end -}}
{{- with $image.repository }}{{ . }}/{{ end -}}
{{ .service }}:{{ $image.tag | default .root.Chart.AppVersion }}
{{- end -}}
{{- end -}}

{{/* NAME_ADDRESS for a service's name. */}}
{{- define "argint.addressVariable" -}}
{{ . | upper | replace "-" "_" }}_ADDRESS
{{- end -}}

{{/* The name of the headless Service, where gRPC and ops are reached. */}}
{{- define "argint.headless" -}}
{{ include "argint.fullname" .root }}-{{ .service }}-headless
{{- end -}}

{{/* token or mtls. */}}
{{- define "argint.identity" -}}
{{- $mode := .Values.identity.mode -}}
{{- if eq $mode "auto" -}}
{{- ternary "mtls" "token" (.Capabilities.APIVersions.Has "cert-manager.io/v1") -}}
{{- else -}}
{{- $mode -}}
{{- end -}}
{{- end -}}

{{/* Name of the Secret with the product's keys. */}}
{{- define "argint.keysSecret" -}}
{{ .Values.keys.existingSecret | default (printf "%s-keys" (include "argint.fullname" .)) }}
{{- end -}}

{{/* {name, key} of the Secret with the MongoDB connection string, as YAML. */}}
{{- define "argint.mongoSecret" -}}
{{- $full := include "argint.fullname" . -}}
{{- if .Values.mongodb.existingSecret.name -}}
{{ toYaml .Values.mongodb.existingSecret }}
{{- else if .Values.mongodb.operator.enabled -}}
name: {{ $full }}-mongodb-admin-argint
key: connectionString.standard
{{- else -}}
name: {{ $full }}-mongodb
key: mongo-url
{{- end -}}
{{- end -}}

{{- define "argint.brokers" -}}
{{- if .Values.kafka.strimzi.enabled -}}
{{ include "argint.fullname" . }}-kafka-bootstrap:9092
{{- else -}}
{{ .Values.kafka.brokers }}
{{- end -}}
{{- end -}}

{{/* Security of every pod, as the restricted standard asks. */}}
{{- define "argint.podSecurity" -}}
runAsNonRoot: true
{{- with .Values.podUser }}
runAsUser: {{ . }}
runAsGroup: {{ . }}
fsGroup: {{ . }}
fsGroupChangePolicy: OnRootMismatch
{{- end }}
seccompProfile:
  type: RuntimeDefault
{{- end -}}

{{- define "argint.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end -}}

{{/* Whether a service has more than one replica: (merged service). Prints "true" or nothing. */}}
{{- define "argint.hasReplicas" -}}
{{- $least := ternary .replicas .autoscaling.min (eq .autoscaling.by "none") -}}
{{- if gt (int $least) 1 -}}true{{- end -}}
{{- end -}}

{{/* Settings that cannot work together, each with a sentence. */}}
{{- define "argint.check" -}}
{{- if not (include "argint.brokers" .) -}}
{{- fail "Kafka is missing: set kafka.brokers (host:port, comma-separated), or kafka.strimzi.enabled." -}}
{{- end -}}
{{- if not (or .Values.mongodb.existingSecret.name .Values.mongodb.url .Values.mongodb.operator.enabled) -}}
{{- fail "MongoDB is missing: set mongodb.existingSecret.name, mongodb.url or mongodb.operator.enabled." -}}
{{- end -}}
{{- if and .Values.mongodb.operator.enabled (not .Values.mongodb.operator.passwordSecret) -}}
{{- fail "mongodb.operator.enabled needs mongodb.operator.passwordSecret: a Secret with the key password." -}}
{{- end -}}
{{- if and .Values.ingress.enabled .Values.gatewayApi.enabled -}}
{{- fail "Choose one of ingress.enabled and gatewayApi.enabled." -}}
{{- end -}}
{{- range $name, $own := .Values.services -}}
{{- $service := mergeOverwrite (deepCopy $.Values.default) (deepCopy $own) -}}
{{- range $list := list "calls" "callsByGrpc" -}}
{{- range get $service $list | default list -}}
{{- if not (hasKey $.Values.services .) -}}
{{- fail (printf "services.%s.%s names %s, which is not a service." $name $list .) -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- if and (eq $service.autoscaling.by "oldestTask") (not $.Values.keda.prometheusAddress) -}}
{{- fail (printf "services.%s.autoscaling.by is oldestTask, which needs keda.prometheusAddress." $name) -}}
{{- end -}}
{{- if gt (int $service.autoscaling.min) (int $service.autoscaling.max) -}}
{{- fail (printf "services.%s.autoscaling: min is greater than max." $name) -}}
{{- end -}}
{{- $notice := mul (int $service.probes.readiness.periodSeconds) (int $service.probes.readiness.failureThreshold) -}}
{{- if lt (add (int $service.shutdown.preStopSeconds) (int $service.shutdown.drainSeconds)) $notice -}}
{{- fail (printf "services.%s: preStopSeconds and drainSeconds together must reach the %d s that the readiness probe takes to notice." $name $notice) -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{/* Egress rules to DNS, Kafka and MongoDB: (dict "root" $ "store" bool "bus" bool). */}}
{{- define "argint.egress" -}}
{{- $policy := .root.Values.networkPolicy -}}
- to:
    - namespaceSelector: {}
      podSelector:
        matchLabels: { k8s-app: kube-dns }
    # The cache that some clusters run on every node.
    - ipBlock: { cidr: 169.254.20.10/32 }
  ports:
    - { protocol: UDP, port: 53 }
    - { protocol: TCP, port: 53 }
{{- $peers := dict }}
{{- if .bus }}{{- $_ := set $peers "kafka" $policy.kafka }}{{- end }}
{{- if .store }}{{- $_ := set $peers "mongodb" $policy.mongodb }}{{- end }}
{{- range $peers }}
- ports:
    {{- range .ports }}
    - { protocol: TCP, port: {{ . }} }
    {{- end }}
  {{- with .to }}
  to:
    {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end }}
{{- with $policy.extraEgress }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{/* Where browsers reach the product, from the first host of the ingress or the gateway; empty without one. */}}
{{- define "argint.publicUrl" -}}
{{- $host := "" -}}
{{- $scheme := "https" -}}
{{- if .Values.gatewayApi.enabled -}}
{{- $host = first .Values.gatewayApi.hostnames | default "" -}}
{{- end -}}
{{- if .Values.ingress.enabled -}}
{{- $host = first .Values.ingress.hosts | default "" -}}
{{- $scheme = ternary "https" "http" (ne .Values.ingress.tlsSecret "") -}}
{{- end -}}
{{- if and $host (not (hasPrefix "*" $host)) -}}
{{- printf "%s://%s" $scheme $host -}}
{{- end -}}
{{- end -}}

{{/* Where a pod may run: (merged service, or the defaults). Prints nothing where nothing is set. */}}
{{- define "argint.scheduling" -}}
{{- with .nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .affinity }}
affinity:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- end -}}
