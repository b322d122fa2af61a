.DEFAULT_GOAL := help
.PHONY: help start test bench verify check images cluster-up cluster-test cluster-down clean

help: ## List what make can do here
	@sed -n 's/^\([a-z-]*\): ## \(.*\)/  make \1\t\2/p' Makefile | expand -t 16

start: ## Install, build and serve the product on http://localhost:8080
	@sh scripts/install.sh start && sh scripts/build-web.sh && \
	NODE_COMPILE_CACHE=node_modules/.cache/compiled MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768 \
	exec sh scripts/run-node.sh --max-semi-space-size=4 services/standalone/src/main.ts

test: ## Run every test that needs no outside server (ARGS=… goes to jest)
	@sh scripts/install.sh && sh scripts/build-web.sh && \
	exec sh scripts/run-node.sh scripts/test.ts $(ARGS)

bench: ## Figures with a baseline in the same run (ARGS=gateway for one of them)
	@sh scripts/install.sh && sh scripts/build-web.sh && exec sh scripts/run-node.sh scripts/benchmarks/run-benchmarks.ts $(ARGS)

verify: ## The long tests: kill -9 at every durable step, the models at length, ten thousand mutated essays, the API fuzzed
	@sh scripts/install.sh && sh scripts/build-web.sh && \
	CRASH_POINTS=all MODEL_RUNS=2000 MUTANTS=10000 sh scripts/run-node.sh scripts/test.ts \
	services/standalone/src/e2e/crash-points services/standalone/src/e2e/saga \
	packages/critique-engine/src/any-input-mutated && \
	sh scripts/run-node.sh scripts/fuzz-api.ts --examples 200

check: ## Lint, layers, types, format, dead code, protos, generated files
	@sh scripts/install.sh && exec sh scripts/run-node.sh scripts/check.ts

images: ## Build the image of every service (ARGS=essay for one of them)
	@sh scripts/install.sh && exec sh scripts/run-node.sh scripts/images/build-images.ts $(ARGS)

cluster-up: ## Build and load the images and install the chart in the current kubectl context
	@sh scripts/install.sh && exec sh scripts/run-node.sh scripts/cluster/cluster-up.ts

cluster-test: ## Test the release: the chart's test, an analysis, every query of the dashboards
	@sh scripts/install.sh && exec sh scripts/run-node.sh scripts/cluster/cluster-test.ts

cluster-down: ## Remove the release and its namespace
	@sh scripts/install.sh && exec sh scripts/run-node.sh scripts/cluster/cluster-down.ts

clean: ## Remove what was built; dependencies and data stay
	@rm -rf web/dist coverage node_modules/.cache
